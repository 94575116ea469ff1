import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { ErrorBoundary } from '../components/page/ErrorBoundary.tsx';
import { PageFallback } from '../components/page/PageFallback.tsx';
import { Show } from '../components/page/Show.tsx';
import { ArrivalContext } from '../hooks/use-arrival.ts';
import { mountedAt } from '../lib/page-of.ts';
import { endFirstRender, queryClient } from '../lib/query.ts';
import { startLive } from './live.ts';
import { useOffline } from './offline.store.ts';
import { keptPage, notFound, ROUTES } from './routes.ts';
import { Shell } from './shell/Shell.tsx';
import { ThemeColor } from './ThemeColor.tsx';
import { cssVariables, theme } from './theme.ts';
import { useArrived } from './use-arrived.ts';
import { useCurrentLocation } from './use-current-location.ts';
import { usePolicyBoundary } from './use-policy-boundary.ts';
import { useScroll } from './use-scroll.ts';
import { useToggleHistory } from './use-toggle-history.ts';

/** The application: providers, the shell, and the page at the address. */
export function App() {
  // After the pages' own effects, by which their queries are asked for.
  useEffect(endFirstRender, []);
  useEffect(startLive, []);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <ThemeColor />
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Shell>
            <Pages />
          </Shell>
        </BrowserRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
}

function Pages() {
  const { signOuts, location } = useCurrentLocation();
  const arrival = useArrived();
  useScroll(arrival);
  useToggleHistory();
  const { pathname } = location;
  const isOffline = useOffline((state) => state.isOffline);
  const isCrossing = usePolicyBoundary(pathname, !isOffline);
  // Opened from this device, without a connection: every address shows what is kept here.
  if (isOffline)
    return (
      <Suspense fallback={<PageFallback />}>
        <Show part={keptPage} props={{}} />
      </Suspense>
    );
  if (isCrossing) return <PageFallback />;
  return (
    <ArrivalContext value={arrival}>
      <ErrorBoundary key={`${signOuts} ${mountedAt(pathname)}`}>
        <Suspense fallback={<PageFallback />}>
          <Routes location={location}>
            {ROUTES.map(({ path, page }) => (
              <Route key={path} path={path} element={<Show part={page} props={{}} />} />
            ))}
            <Route path="*" element={<Show key={pathname} part={notFound} props={{}} />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </ArrivalContext>
  );
}
