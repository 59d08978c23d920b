// The few things a browser must do itself. Everything else is drawn from Python.

class DTime extends HTMLElement {
  connectedCallback() {
    this.draw();
    if (this.getAttribute('f') === 'R') this.timer = setInterval(() => this.draw(), 15000);
  }
  disconnectedCallback() { clearInterval(this.timer); }
  draw() {
    const at = new Date(1000 * this.getAttribute('t')), style = this.getAttribute('f');
    if (isNaN(at)) { this.textContent = '?'; return; }
    const styles = {
      t: { timeStyle: 'short' }, T: { timeStyle: 'medium' }, d: { dateStyle: 'short' }, D: { dateStyle: 'long' },
      f: { dateStyle: 'long', timeStyle: 'short' }, F: { dateStyle: 'full', timeStyle: 'short' },
    };
    this.title = at.toLocaleString([], styles.F);
    this.textContent = style === 'R' ? DTime.relative((at - Date.now()) / 1000) : at.toLocaleString([], styles[style]);
  }
  static relative(seconds) {
    const units = [['second', 60], ['minute', 60], ['hour', 24], ['day', 30], ['month', 12], ['year', Infinity]];
    let i = 0;
    while (Math.abs(seconds) >= units[i][1]) seconds /= units[i++][1];
    return new Intl.RelativeTimeFormat([], { numeric: 'auto' }).format(Math.round(seconds), units[i][0]);
  }
}
customElements.define('d-time', DTime);

// What this browser remembers: dark or light, and whether the hint about people was read.
const memory = { get: key => localStorage.getItem('petteia-' + key), set: (key, value) => localStorage.setItem('petteia-' + key, value) };
const dark = memory.get('dark');
const ready = setInterval(() => {
  if (!window.Quasar) return;
  clearInterval(ready);
  if (dark) Quasar.Dark.set(dark === 'true');
}, 20);
if (!memory.get('hint')) document.documentElement.classList.add('pt-hint-on');

// A picture enlarged: at its own size where the screen is narrower. Wheel, pinch or press to come closer or back, drag
// to move, press the ground or Escape to close.
const view = { scale: 1, x: 0, y: 0, fingers: new Map(), moved: false, spread: 0, own: 1 };
const box = () => document.getElementById('lightbox');

function place() {
  const image = box().querySelector('img'), stage = box().querySelector('.stage');
  // No edge of the picture comes further in than the edge of the stage, or than where it rests when it is smaller.
  for (const [at, size, start, room] of [['x', 'offsetWidth', 'offsetLeft', 'clientWidth'], ['y', 'offsetHeight', 'offsetTop', 'clientHeight']]) {
    const ends = [-image[start] + stage[start], stage[room] - image[start] + stage[start] - image[size] * view.scale];
    view[at] = image[size] * view.scale <= stage[room] ? (ends[0] + ends[1]) / 2 : Math.min(ends[0], Math.max(ends[1], view[at]));
  }
  image.style.transform = `translate(${view.x}px,${view.y}px) scale(${view.scale})`;
  box().querySelector('.stage').classList.toggle('near', view.scale > 1);
}
function zoomTo(scale, cx, cy) {
  const image = box().querySelector('img'), next = Math.min(Math.max(8, 3 * view.own), Math.max(1, scale));
  const rect = image.getBoundingClientRect(), factor = next / view.scale;
  view.x += (cx - rect.left) * (1 - factor);
  view.y += (cy - rect.top) * (1 - factor);
  view.scale = next;
  place();
}
function enlarge(from) {
  const dialog = box(), stage = document.createElement('div'), image = new Image(), words = document.createElement('details'), close = document.createElement('button');
  stage.className = 'stage';
  Object.assign(image, { src: from.src, alt: from.alt, draggable: false });
  words.append(document.createElement('summary'), document.createElement('p'));
  words.firstChild.textContent = dialog.dataset.words;
  words.lastChild.textContent = from.alt;
  Object.assign(close, { type: 'button', textContent: '×', ariaLabel: dialog.dataset.close });
  close.addEventListener('click', () => dialog.close());
  Object.assign(view, { scale: 1, x: 0, y: 0, moved: false, spread: 0, own: 1 });
  view.fingers.clear();
  stage.append(image);
  dialog.replaceChildren(stage, words, close);
  stage.addEventListener('wheel', e => { e.preventDefault(); zoomTo(view.scale * Math.exp(-e.deltaY / 400), e.clientX, e.clientY); }, { passive: false });
  stage.addEventListener('pointerdown', e => { view.fingers.set(e.pointerId, e); view.moved = false; view.spread = 0; stage.setPointerCapture(e.pointerId); });
  stage.addEventListener('pointermove', drag);
  for (const name of ['pointerup', 'pointercancel']) stage.addEventListener(name, e => { view.fingers.delete(e.pointerId); view.spread = 0; });
  stage.addEventListener('click', e => {
    if (view.moved) return;
    if (!image.contains(document.elementFromPoint(e.clientX, e.clientY))) dialog.close();
    else zoomTo(view.scale > 1.01 ? 1 : Math.max(2, view.own), e.clientX, e.clientY);
  });
  dialog.showModal();
  image.decode().then(() => {
    view.own = image.naturalWidth / image.offsetWidth;
    place();
  }, () => {});
}
function drag(e) {
  const last = view.fingers.get(e.pointerId);
  if (!last) return;
  const others = [...view.fingers.values()].filter(finger => finger.pointerId !== e.pointerId);
  if (Math.hypot(e.clientX - last.clientX, e.clientY - last.clientY) > 2) view.moved = true;
  if (others.length) {
    const spread = Math.hypot(e.clientX - others[0].clientX, e.clientY - others[0].clientY);
    if (view.spread) zoomTo(view.scale * spread / view.spread, (e.clientX + others[0].clientX) / 2, (e.clientY + others[0].clientY) / 2);
    view.spread = spread;
  } else if (view.scale > 1) {
    view.x += e.clientX - last.clientX;
    view.y += e.clientY - last.clientY;
    place();
  }
  view.fingers.set(e.pointerId, e);
}

// Presses that need no element of their own on the server.
function act(target) {
  const found = name => target.closest(name);
  const spoiler = found('.spoiler'), veiled = found('.veiled'), picture = found('img.zoom');
  if (found('[data-theme]')) { Quasar.Dark.toggle(); memory.set('dark', Quasar.Dark.isActive); }
  if (found('[data-hint-off], .people [role=radio]:not(.me)')) { document.documentElement.classList.remove('pt-hint-on'); memory.set('hint', 'read'); }
  if (found('[data-newest]')) document.querySelector('.pt-scroll').scrollTo({ top: 0, behavior: 'smooth' });
  if (spoiler) spoiler.classList.add('shown');
  else if (veiled) veiled.classList.remove('veiled');
  else if (picture) enlarge(picture);
  for (const [name, event] of [['command', 'pt_command'], ['go', 'pt_go'], ['dots', 'pt_dots']]) {
    const source = found(`[data-${name}]`);
    if (source) emitEvent(event, source.dataset[name]);
  }
}
addEventListener('click', e => { if (!e.target.closest('#lightbox')) act(e.target); });
// A right click, or a long press, opens the same menus as the dots; words, links and pictures keep the browser's own.
addEventListener('contextmenu', e => {
  if (e.target.closest('a, img, input, textarea, code') || !getSelection().isCollapsed) return;
  const message = e.target.closest('article.msg'), person = e.target.closest('[data-person]');
  if (!message && !person) return;
  e.preventDefault();
  emitEvent(person ? 'pt_person' : 'pt_dots', person ? person.dataset.person : message.dataset.id);
});
addEventListener('keydown', e => {
  if ((e.key === 'Enter' || e.key === ' ') && e.target.matches('.spoiler, img.zoom')) { e.preventDefault(); act(e.target); }
  if (e.key === 'Escape') document.querySelector('.pt-app.open .veil')?.click();
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
  if (step && e.target.matches('.people [role=radio]')) {
    const people = [...document.querySelectorAll('.people [role=radio]')];
    e.preventDefault();
    people.at((people.indexOf(e.target) + step) % people.length).click();
    wanted = { find: '.people [aria-checked=true]', until: Date.now() + 2000 };
  }
});

// What is typed outlives a redrawing of the line that it was typed into, and goes on in the field that comes instead.
const typed = { text: '', at: 0 };
addEventListener('input', e => { if (e.target.closest('.composer')) Object.assign(typed, { text: e.target.value, at: Date.now() }); });
addEventListener('keydown', e => {
  const nowhere = document.activeElement === document.body && e.key.length === 1 && !e.ctrlKey && !e.metaKey && !e.altKey;
  if (nowhere && Date.now() - typed.at < 1000) Object.assign(typed, { text: typed.text + e.key, at: Date.now() });
});
// A field that is named in front of its value, as written in `/play action:shift`: it gets the value alone.
addEventListener('input', e => {
  const inside = e.target.closest('.composer .opts');
  if (!inside) return;
  if (/^\s/.test(e.target.value)) e.target.value = e.target.value.trimStart();
  const [name, ...rest] = e.target.value.split(':');
  const named = rest.length ? inside.querySelector(`input[aria-label="${CSS.escape(name)}"]`) : null;
  if (!named) return;
  const value = rest.join(':').trimStart();
  e.target.value = named === e.target ? value : '';
  if (named === e.target) return;
  named.focus();
  named.value = value;
  named.dispatchEvent(new Event('input', { bubbles: true }));
}, true);
window.petteiaRename = (id, names) => {
  const field = getHtmlElement(id)?.querySelector('input') ?? document.querySelector('.composer input');
  for (const [name, words] of Object.entries(names)) field?.setAttribute(name, words);
};
window.petteiaCarry = (known, label, tries = 60) => {
  const field = document.querySelector(`.composer .opts input[aria-label="${CSS.escape(label)}"]`);
  if (!field) { if (tries) requestAnimationFrame(() => petteiaCarry(known, label, tries - 1)); return; }
  const more = typed.text.startsWith(known) && Date.now() - typed.at < 1000 ? typed.text.slice(known.length) : '';
  field.focus();
  if (!more) return;
  field.value += more;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

// Keys stay where they were: when a pressed button is drawn anew, its successor gets the focus.
let wanted = null;
addEventListener('focusin', e => {
  const custom = e.target.closest('[data-custom]'), message = e.target.closest('article.msg');
  wanted = custom && message ? { find: `[data-id="${message.dataset.id}"] [data-custom="${CSS.escape(custom.dataset.custom)}"]`, until: Date.now() + 15000 } : null;
});
new MutationObserver(() => {
  if (!wanted || document.activeElement !== document.body) return;
  if (Date.now() > wanted.until) { wanted = null; return; }
  document.querySelector(wanted.find)?.focus({ preventScroll: true });
}).observe(document.documentElement, { childList: true, subtree: true });

// Whoever looks at the newest message keeps looking at it when cards grow; whoever reads older ones is not moved.
addEventListener('scroll', e => {
  if (!e.target.matches?.('.pt-scroll')) return;
  e.target.style.overflowAnchor = e.target.scrollTop > -8 ? 'none' : 'auto';
  document.documentElement.classList.toggle('pt-past', e.target.scrollTop < -240);
}, { capture: true, passive: true });
