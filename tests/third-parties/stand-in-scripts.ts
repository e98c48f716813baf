/** Stand-ins for the scripts of third parties: like those they keep, send, load and write. */

/** Every script finds its own server by the URL that it was loaded from. */
const begin = `const base = new URL(document.currentScript.src).origin;
const keep = (name, value) => { document.cookie = name + '=' + value + '; path=/; max-age=3600' };
const send = (path) => fetch(base + path, { method: 'POST', body: '{}', keepalive: true }).catch(() => {});`

const tagManager = `(() => {
${begin}
const granted = {};
const read = (entry) => {
  if (entry[0] === 'consent') Object.assign(granted, entry[2]);
  if (granted.analytics_storage === 'granted') keep('_ga', 'GA1.1.1');
  if (granted.ad_storage === 'granted') keep('_gcl_au', '1.1.1');
  if (granted.analytics_storage === 'granted' && entry.event) send('/collect?event=' + entry.event);
};
for (const entry of window.dataLayer) read(entry);
const push = window.dataLayer.push;
window.dataLayer.push = (...entries) => {
  entries.forEach(read);
  return push.apply(window.dataLayer, entries);
};
// Tags set innerHTML and ignore Trusted Types.
const tag = document.createElement('div');
tag.id = 'written-by-tag';
tag.hidden = true;
tag.innerHTML = '<b onclick="globalThis.isRun = true">tag</b><img src="x:y" onerror="globalThis.isRun = true"><a href="javascript:globalThis.isRun = true">x</a>';
document.body.append(tag);
const more = document.createElement('script');
more.src = base + '/gtag/js?id=G-1';
document.head.append(more);
const stranger = document.createElement('script');
try { stranger.src = 'https://elsewhere.example/x.js'; globalThis.isStrangerAllowed = true; } catch { globalThis.isStrangerAllowed = false; }
})()`

const marketing = `(() => {
${begin}
const waiting = window.exponea._;
const done = (name, input) => {
  globalThis.marketingCalls = [...(globalThis.marketingCalls ?? []), [name, input[0]]];
  if (name === 'initialize' && input[0].track.visits) send('/track?event=page_visit');
  if (name === 'track') send('/track?event=' + input[0]);
};
for (const name of Object.keys(window.exponea))
  if (typeof window.exponea[name] === 'function') window.exponea[name] = (...input) => done(name, input);
for (const [name, input] of waiting) done(name, input);
// It recognises the browser for good, and cannot be asked to stop.
const live = () => { keep('__exponea_etc__', 'visitor-1'); send('/track?event=ping'); };
live();
setInterval(live, 300);
})()`

const assistance = `(() => {
globalThis.GISAPP = {};
globalThis.clerkIsAvailable = () => true;
document.addEventListener('click', ({ target }) => {
  if (target.closest('#gis-cta')) globalThis.isCalling = true;
});
const badge = document.createElement('div');
badge.id = 'gis-badge';
badge.textContent = 'Live';
document.body.append(badge);
})()`

/** By the path that each is loaded from. */
export const scripts: Record<string, string> = {
  '/gtm.js': tagManager,
  '/gtag/js': 'globalThis.isTagLoaded = true',
  '/js/exponea.min.js': marketing,
  '/gis/script/calder-assistance': assistance,
}
