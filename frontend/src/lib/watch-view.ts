/** Watches whether an element is in view, or near it. The returned function ends that. */
export function watchView(element: Element, options: IntersectionObserverInit, onChange: (inView: boolean) => void): () => void {
  // Several changes may come at once, in their order: the last one is how it stands.
  const watch = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), options);
  watch.observe(element);
  return () => watch.disconnect();
}
