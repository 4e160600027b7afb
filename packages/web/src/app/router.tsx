import { lazy, Suspense, type ReactElement } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { GAMES } from './registry.ts'
import { StartPage } from '../pages/start.tsx'

const CreatePage = lazy(() => import('../pages/create.tsx').then((page) => ({ default: page.CreatePage })))
const LocalMatch = lazy(() => import('./match.tsx').then((page) => ({ default: page.LocalMatch })))
const OnlineMatch = lazy(() => import('./match.tsx').then((page) => ({ default: page.OnlineMatch })))
const LessonPage = lazy(() =>
  import('../lessons/lesson-page.tsx').then((page) => ({ default: page.LessonPage })),
)
const RulesPage = lazy(() => import('../rules/rules-page.tsx').then((page) => ({ default: page.RulesPage })))
const LostPage = lazy(() => import('../pages/lost.tsx').then((page) => ({ default: page.LostPage })))

/** The routes. */
export const Router = (): ReactElement => (
  <Suspense fallback={null}>
    <Switch>
      <Route path="/">
        <StartPage />
      </Route>
      <Route path="/new">
        <CreatePage />
      </Route>
      <Route path="/learn/:id">{({ id }) => <LessonPage key={id} id={id} />}</Route>
      <Route path="/play/:id">{({ id }) => <LocalMatch key={id} id={id} />}</Route>
      <Route path="/table/:id">{({ id }) => <OnlineMatch key={id} id={id} />}</Route>
      <Route path="/rules">
        <Redirect to={`/rules/${GAMES[0]!.id}`} replace />
      </Route>
      <Route path="/rules/:game/*?">
        {({ game, '*': address }) => <RulesPage game={game} address={address || 'game'} />}
      </Route>
      <Route>
        <LostPage />
      </Route>
    </Switch>
  </Suspense>
)
