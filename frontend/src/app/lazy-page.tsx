import { type ComponentType, lazy, useState } from 'react';

/**
 * A component whose code comes when it is first shown, or earlier through `preload`.
 * Once preloaded it is drawn at once, without a fallback in between (which `lazy` alone would show for a moment).
 */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(preload);
  function Page(props: P) {
    // Fixed for a mounted page: swapping it for its loaded twin would lose what is in it.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return { Page, preload };
}
