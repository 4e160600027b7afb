import { lazy, Suspense, type ReactElement } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { GAMES } from './registry.ts'
import { lazyWith } from './words.ts'
import { StartPage } from '../pages/start.tsx'
import { Loading } from '../ui/loading.tsx'

const CreatePage = lazyWith(['pace'], async () => (await import('../pages/create.tsx')).CreatePage)
const LocalMatch = lazy(() => import('./local-match.tsx').then((page) => ({ default: page.LocalMatch })))
const OnlineMatch = lazy(() => import('./online-match.tsx').then((page) => ({ default: page.OnlineMatch })))
const LessonPage = lazyWith(
  ['lesson-page'],
  async () => (await import('../lessons/lesson-page.tsx')).LessonPage,
)
const RulesPage = lazy(() => import('../rules/rules-page.tsx').then((page) => ({ default: page.RulesPage })))
const MePage = lazyWith(['me', 'pace'], async () => (await import('../me/me-page.tsx')).MePage)
const SignInPage = lazyWith(['me'], async () => (await import('../me/sign-in-page.tsx')).SignInPage)
const EditionsPage = lazy(() =>
  import('../pages/editions.tsx').then((page) => ({ default: page.EditionsPage })),
)
const ReplayPage = lazyWith(
  ['replay', 'analysis'],
  async () => (await import('../replay/replay-page.tsx')).ReplayPage,
)
const LinkedReplayPage = lazyWith(
  ['replay', 'analysis'],
  async () => (await import('../replay/replay-page.tsx')).LinkedReplayPage,
)
const OpenRecordPage = lazyWith(
  ['replay'],
  async () => (await import('../replay/open-page.tsx')).OpenRecordPage,
)
const CompanionPage = lazyWith(
  ['companion'],
  async () => (await import('../companion/companion-page.tsx')).CompanionPage,
)
const CompanionTablePage = lazyWith(
  ['companion'],
  async () => (await import('../companion/table-page.tsx')).CompanionTablePage,
)
const ScoreSheetPage = lazyWith(
  ['score-sheet'],
  async () => (await import('../score-sheet/score-sheet-page.tsx')).ScoreSheetPage,
)
const AnalysisPage = lazyWith(
  ['analysis', 'replay'],
  async () => (await import('../analysis/analysis-page.tsx')).AnalysisPage,
)
const LinkedAnalysisPage = lazyWith(
  ['analysis', 'replay'],
  async () => (await import('../analysis/analysis-page.tsx')).LinkedAnalysisPage,
)
const StatisticsPage = lazyWith(
  ['statistics', 'replay'],
  async () => (await import('../statistics/statistics-page.tsx')).StatisticsPage,
)
const PuzzlesPage = lazyWith(
  ['puzzle'],
  async () => (await import('../puzzles/puzzles-page.tsx')).PuzzlesPage,
)
const PuzzlePage = lazyWith(
  ['puzzle', 'analysis'],
  async () => (await import('../puzzles/puzzle-page.tsx')).PuzzlePage,
)
const LostPage = lazy(() => import('../pages/lost.tsx').then((page) => ({ default: page.LostPage })))

const Puzzles = ({ game, number = '' }: { readonly game?: string; readonly number?: string }): ReactElement =>
  game === undefined ? <PuzzlesPage /> : <PuzzlePage key={game} game={game} number={number} />

/** The routes. */
export const Router = (): ReactElement => (
  <Suspense fallback={<Loading />}>
    <Switch>
      <Route path="/">
        <StartPage />
      </Route>
      <Route path="/new">
        <CreatePage />
      </Route>
      <Route path="/me">
        <MePage />
      </Route>
      <Route path="/sign-in">
        <SignInPage />
      </Route>
      <Route path="/learn/:id">{({ id }) => <LessonPage key={id} id={id} />}</Route>
      <Route path="/play/:id">{({ id }) => <LocalMatch key={id} id={id} />}</Route>
      <Route path="/table/:id">{({ id }) => <OnlineMatch key={id} id={id} />}</Route>
      <Route path="/replay">
        <OpenRecordPage />
      </Route>
      <Route path={/^\/replay\/(?<from>link|shared)$/}>
        {({ from }) => <LinkedReplayPage key={from} from={from === 'shared' ? from : 'link'} />}
      </Route>
      <Route path="/replay/play/:id">{({ id }) => <ReplayPage key={id} from="play" id={id} />}</Route>
      <Route path="/replay/table/:id">{({ id }) => <ReplayPage key={id} from="table" id={id} />}</Route>
      <Route path="/companion">
        <CompanionPage />
      </Route>
      <Route path="/companion/:id">{({ id }) => <CompanionTablePage key={id} id={id} />}</Route>
      <Route path="/score-sheet">
        <ScoreSheetPage />
      </Route>
      <Route path={/^\/analysis\/(?<from>link|shared)$/}>
        {({ from }) => <LinkedAnalysisPage key={from} from={from === 'shared' ? from : 'link'} />}
      </Route>
      <Route path="/analysis/play/:id">{({ id }) => <AnalysisPage key={id} from="play" id={id} />}</Route>
      <Route path="/analysis/table/:id">{({ id }) => <AnalysisPage key={id} from="table" id={id} />}</Route>
      <Route path="/statistics">
        <StatisticsPage />
      </Route>
      <Route path="/puzzles/:game?/:number?">{(where) => <Puzzles {...where} />}</Route>
      <Route path="/editions/:game/:address?">
        {({ game, address }) => <EditionsPage game={game} address={address ?? ''} />}
      </Route>
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
