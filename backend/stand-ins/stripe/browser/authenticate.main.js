const { parent: page, done } = document.body.dataset;
// Opened by itself, it has nobody to tell.
const post = (message) => page && window.parent.postMessage(message, page);
const fail = () => document.querySelector('button[value=fail]')?.click();

window.addEventListener('message', ({ source, origin, data }) => {
  if (source === window.parent && origin === page && data?.type === 'cancel') fail();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') fail();
});
post({ type: 'resize', height: Math.ceil(document.body.getBoundingClientRect().height) });
post(done === undefined ? { type: 'loaded', title: document.title } : { type: 'authenticated' });
