import {
  codeRequest,
  deviceAnswer,
  exportAnswer,
  identity,
  nameAnswer,
  passkeyOptions,
  passkeyRequest,
  peopleAnswer,
  resultsAnswer,
  resultsRequest,
  signInByPasskey,
  phraseAnswer,
  signInByDevice,
  signInByPhrase,
  signOutRequest,
  actRequest,
  blockRequest,
  blocksAnswer,
  calendar,
  calendarAnswer,
  createRequest,
  guestRequest,
  health,
  joinRequest,
  leaveAnswer,
  listQuery,
  me,
  newTokenAnswer,
  feedAnswer,
  notes,
  notices,
  noticesRequest,
  PATHS,
  pushRemoval,
  pushRequest,
  webhookAnswer,
  webhookRequest,
  ready,
  reportAnswer,
  reportRequest,
  tableAnswer,
  tablesAnswer,
  tokenRequest,
  tokensAnswer,
  type Scope,
} from '@benben/protocol'
import type { ZodMiniType } from 'zod/mini'

/** Who may send a request: everybody, a guest or a program with that scope, a guest only, or the operator. */
export type Access = 'everybody' | 'person' | 'operator' | Scope

/** One route of the server, as the OpenAPI document shows it. The schemas are those that the server checks with. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As the router has it: `:id` stands for a parameter. */
  readonly path: string
  readonly does: string
  readonly access: Access
  readonly query?: ZodMiniType
  readonly body?: ZodMiniType
  /** What it answers: JSON of a schema, another type of content, or a WebSocket. */
  readonly answer:
    | ZodMiniType
    | 'text/plain'
    | 'text/html'
    | 'application/json'
    | 'application/atom+xml'
    | 'websocket'
}

const ID = ':id'

const TABLES: readonly Operation[] = [
  ...(['mine', 'open', 'watch'] as const).map((list): Operation => ({
    method: 'GET',
    path: PATHS[list],
    does: {
      mine: 'My tables, newest first.',
      open: 'Public tables with open seats, newest first.',
      watch: 'Public matches to watch, newest first.',
    }[list],
    access: 'everybody',
    query: listQuery,
    answer: tablesAnswer,
  })),
  {
    method: 'POST',
    path: PATHS.tables,
    does: 'Creates a table.',
    access: 'create',
    body: createRequest,
    answer: tableAnswer,
  },
  { method: 'GET', path: PATHS.table(ID), does: 'One table.', access: 'everybody', answer: tableAnswer },
  {
    method: 'POST',
    path: PATHS.join(ID),
    does: 'Sits down: on the seat kept for the guest, else on an open one. Sent twice, it changes nothing.',
    access: 'play',
    body: joinRequest,
    answer: tableAnswer,
  },
  {
    method: 'POST',
    path: PATHS.leave(ID),
    does: 'Gives up the seat before the match begins.',
    access: 'play',
    answer: leaveAnswer,
  },
  {
    method: 'POST',
    path: PATHS.act(ID),
    does: 'What people do with a table and its seats, apart from playing: cancel, concede, let a bot take over. Sent twice, it changes nothing.',
    access: 'play',
    body: actRequest,
    answer: leaveAnswer,
  },
  {
    method: 'POST',
    path: PATHS.rematch(ID),
    does: 'A new table for the same people. Sent twice, it answers with the same table.',
    access: 'create',
    answer: tableAnswer,
  },
  {
    method: 'GET',
    path: PATHS.people(ID),
    does: 'Rating and results of those at a table who show them, for this game with this number of seats.',
    access: 'everybody',
    answer: peopleAnswer,
  },
  {
    method: 'GET',
    path: PATHS.record(ID),
    does: 'The record of a finished match.',
    access: 'everybody',
    answer: 'text/plain',
  },
  {
    method: 'GET',
    path: PATHS.live(ID),
    does: 'The live connection: a WebSocket, see docs/live.md. Programs send their token with the upgrade.',
    access: 'everybody',
    answer: 'websocket',
  },
]

const PEOPLE: readonly Operation[] = [
  { method: 'GET', path: PATHS.me, does: 'Who sends this request.', access: 'everybody', answer: me },
  {
    method: 'GET',
    path: PATHS.calendar,
    does: 'When clocks of games by turn run for this person: hours, time zone and holidays.',
    access: 'person',
    answer: calendarAnswer,
  },
  {
    method: 'POST',
    path: PATHS.calendar,
    does: 'Sets them. Hours count from the next turn on, holidays at once; holidays that have begun stay.',
    access: 'person',
    body: calendar,
    answer: calendarAnswer,
  },
  {
    method: 'POST',
    path: PATHS.guest,
    does: 'Becomes a guest, whose secret is in the cookie; or takes another name.',
    access: 'everybody',
    body: guestRequest,
    answer: me,
  },
  {
    method: 'DELETE',
    path: PATHS.guest,
    does: 'Deletes the guest and their programs. What they played stays, under no name.',
    access: 'person',
    answer: me,
  },
  { method: 'GET', path: PATHS.identity, does: 'How I am kept.', access: 'person', answer: identity },
  {
    method: 'GET',
    path: PATHS.export,
    does: 'Everything stored of me.',
    access: 'person',
    answer: exportAnswer,
  },
  {
    method: 'GET',
    path: PATHS.results,
    does: 'My finished matches with people, newest first; how I stand against each of them; my ratings.',
    access: 'person',
    answer: resultsAnswer,
  },
  {
    method: 'POST',
    path: PATHS.results,
    does: 'Whether others see my rating and results.',
    access: 'person',
    body: resultsRequest,
    answer: resultsAnswer,
  },
  {
    method: 'POST',
    path: PATHS.phrase,
    does: 'A new recovery phrase, which is shown this once.',
    access: 'person',
    answer: phraseAnswer,
  },
  {
    method: 'POST',
    path: PATHS.device,
    does: 'A code that lets one more device in, once, within two minutes.',
    access: 'person',
    answer: deviceAnswer,
  },
  {
    method: 'POST',
    path: PATHS.deviceLook,
    does: 'Whose code it is. Ten requests per minute and address.',
    access: 'everybody',
    body: codeRequest,
    answer: nameAnswer,
  },
  {
    method: 'POST',
    path: PATHS.signInByDevice,
    does: 'Signs in with the code of another device. Ten requests per minute and address.',
    access: 'everybody',
    body: signInByDevice,
    answer: me,
  },
  {
    method: 'POST',
    path: PATHS.signInByPhrase,
    does: 'Signs in with a recovery phrase. Ten requests per minute and address.',
    access: 'everybody',
    body: signInByPhrase,
    answer: me,
  },
  {
    method: 'POST',
    path: PATHS.passkeyOptions,
    does: 'What the browser asks its authenticator, to make a passkey.',
    access: 'person',
    answer: passkeyOptions,
  },
  {
    method: 'POST',
    path: PATHS.passkey,
    does: 'Keeps a passkey.',
    access: 'person',
    body: passkeyRequest,
    answer: identity,
  },
  {
    method: 'DELETE',
    path: PATHS.onePasskey(ID),
    does: 'Removes a passkey.',
    access: 'person',
    answer: identity,
  },
  {
    method: 'POST',
    path: PATHS.signInOptions,
    does: 'What the browser asks its authenticator, to sign in.',
    access: 'everybody',
    answer: passkeyOptions,
  },
  {
    method: 'POST',
    path: PATHS.signInByPasskey,
    does: 'Signs in with a passkey.',
    access: 'everybody',
    body: signInByPasskey,
    answer: me,
  },
  {
    method: 'POST',
    path: PATHS.signOut,
    does: 'Ends every session of this person, or all but this one.',
    access: 'person',
    body: signOutRequest,
    answer: me,
  },
  {
    method: 'GET',
    path: PATHS.notices,
    does: 'What I am told outside the tab.',
    access: 'person',
    answer: notices,
  },
  {
    method: 'POST',
    path: PATHS.notices,
    does: 'Chooses what I am told, and how.',
    access: 'person',
    body: noticesRequest,
    answer: notices,
  },
  {
    method: 'POST',
    path: PATHS.noticesPush,
    does: 'This browser gets push messages. Sent twice, it changes nothing.',
    access: 'person',
    body: pushRequest,
    answer: notices,
  },
  {
    method: 'DELETE',
    path: PATHS.noticesPush,
    does: 'This browser gets no more push messages.',
    access: 'person',
    body: pushRemoval,
    answer: notices,
  },
  {
    method: 'POST',
    path: PATHS.noticesFeed,
    does: 'A new secret address of my feed, which is shown this once; the one before leads nowhere.',
    access: 'person',
    answer: feedAnswer,
  },
  { method: 'DELETE', path: PATHS.noticesFeed, does: 'Ends my feed.', access: 'person', answer: notices },
  {
    method: 'POST',
    path: PATHS.noticesWebhook,
    does: 'Where to send notices. The secret of the signatures is shown this once.',
    access: 'person',
    body: webhookRequest,
    answer: webhookAnswer,
  },
  {
    method: 'DELETE',
    path: PATHS.noticesWebhook,
    does: 'Ends my webhook.',
    access: 'person',
    answer: notices,
  },
  {
    method: 'POST',
    path: PATHS.noticesWebhookTest,
    does: 'Sends a test to my webhook and waits for it; `webhook.last` says how it went. Six requests per minute and address.',
    access: 'person',
    answer: notices,
  },
  {
    method: 'GET',
    path: PATHS.feed(':secret'),
    does: 'A feed of notices (Atom). Whoever has the address may read it. Answers 304 to `If-None-Match`.',
    access: 'everybody',
    answer: 'application/atom+xml',
  },
  { method: 'GET', path: PATHS.tokens, does: 'My programs.', access: 'person', answer: tokensAnswer },
  {
    method: 'POST',
    path: PATHS.tokens,
    does: 'Makes a program and its token, which is shown this once.',
    access: 'person',
    body: tokenRequest,
    answer: newTokenAnswer,
  },
  {
    method: 'DELETE',
    path: PATHS.token(ID),
    does: 'Revokes a token: its program gives up its seats.',
    access: 'person',
    answer: tokensAnswer,
  },
]

const TALK: readonly Operation[] = [
  {
    method: 'GET',
    path: PATHS.blocks,
    does: 'Whom I muted or blocked.',
    access: 'person',
    answer: blocksAnswer,
  },
  {
    method: 'POST',
    path: PATHS.blocks,
    does: 'Mutes or blocks somebody met at a table: the writer of a line, or who sits on a seat.',
    access: 'person',
    body: blockRequest,
    answer: blocksAnswer,
  },
  {
    method: 'DELETE',
    path: PATHS.oneBlock(ID),
    does: 'Reads somebody again, and lets them sit down again.',
    access: 'person',
    answer: blocksAnswer,
  },
  {
    method: 'POST',
    path: PATHS.report(ID),
    does: 'Shows the operator a line or a person, with the lines around it. Sent twice, it is one report.',
    access: 'person',
    body: reportRequest,
    answer: reportAnswer,
  },
  {
    method: 'GET',
    path: PATHS.notes(ID),
    does: 'My private notes at this table.',
    access: 'person',
    answer: notes,
  },
  {
    method: 'PUT',
    path: PATHS.notes(ID),
    does: 'Writes the notes that follow a version.',
    access: 'person',
    body: notes,
    answer: notes,
  },
]

const SERVER: readonly Operation[] = [
  { method: 'GET', path: PATHS.health, does: 'What works.', access: 'everybody', answer: health },
  {
    method: 'GET',
    path: PATHS.ready,
    does: 'Whether to send requests here.',
    access: 'everybody',
    answer: ready,
  },
  {
    method: 'GET',
    path: PATHS.openapi,
    does: 'This document.',
    access: 'everybody',
    answer: 'application/json',
  },
  { method: 'GET', path: PATHS.metrics, does: 'For Prometheus.', access: 'operator', answer: 'text/plain' },
  {
    method: 'GET',
    path: PATHS.operator,
    does: 'The operator’s page.',
    access: 'operator',
    answer: 'text/html',
  },
  {
    method: 'POST',
    path: PATHS.operator,
    does: 'Signs the operator in.',
    access: 'operator',
    answer: 'text/html',
  },
  { method: 'POST', path: PATHS.ban, does: 'Bans somebody.', access: 'operator', answer: 'text/html' },
  { method: 'POST', path: PATHS.unban, does: 'Lifts a ban.', access: 'operator', answer: 'text/html' },
  {
    method: 'POST',
    path: PATHS.reports,
    does: 'Deletes talk that was reported, or closes the report.',
    access: 'operator',
    answer: 'text/html',
  },
]

/** Every route. The server does not start with one that is missing here. */
export const OPERATIONS: readonly Operation[] = [...TABLES, ...PEOPLE, ...TALK, ...SERVER]
