import * as protocol from '@benben/protocol'
import { registry, toJSONSchema, type ZodMiniType } from 'zod/mini'
import { OPERATIONS } from './operations.ts'
import type { Access, Operation } from './operations/operation.ts'

/** The OpenAPI 3.1 document of the server, made from the schemas it checks with. */

type Json = Readonly<Record<string, unknown>>

/** Schemas that have a name in the document; where others contain one, they refer to it. */
const NAMED: Readonly<Record<string, ZodMiniType>> = {
  ActRequest: protocol.actRequest,
  AheadAnswer: protocol.aheadAnswer,
  AheadRequest: protocol.aheadRequest,
  BlockInfo: protocol.blockInfo,
  BlockRequest: protocol.blockRequest,
  BlocksAnswer: protocol.blocksAnswer,
  Calendar: protocol.calendar,
  CalendarAnswer: protocol.calendarAnswer,
  ClientMessage: protocol.clientMessage,
  CreateRequest: protocol.createRequest,
  ClocksInfo: protocol.clocksInfo,
  CodeRequest: protocol.codeRequest,
  DeviceAnswer: protocol.deviceAnswer,
  ExportAnswer: protocol.exportAnswer,
  Identity: protocol.identity,
  NameAnswer: protocol.nameAnswer,
  Pace: protocol.pace,
  PasskeyOptions: protocol.passkeyOptions,
  PasskeyRequest: protocol.passkeyRequest,
  SignInByPasskey: protocol.signInByPasskey,
  PeopleAnswer: protocol.peopleAnswer,
  FeedAnswer: protocol.feedAnswer,
  Notice: protocol.notice,
  Notices: protocol.notices,
  NoticesRequest: protocol.noticesRequest,
  PushRemoval: protocol.pushRemoval,
  PushRequest: protocol.pushRequest,
  WebhookAnswer: protocol.webhookAnswer,
  WebhookRequest: protocol.webhookRequest,
  PhraseAnswer: protocol.phraseAnswer,
  SignInByDevice: protocol.signInByDevice,
  SignInByPhrase: protocol.signInByPhrase,
  SignOutRequest: protocol.signOutRequest,
  Failure: protocol.failure,
  GuestRequest: protocol.guestRequest,
  Health: protocol.health,
  JoinRequest: protocol.joinRequest,
  LeaveAnswer: protocol.leaveAnswer,
  Me: protocol.me,
  Notes: protocol.notes,
  NewTokenAnswer: protocol.newTokenAnswer,
  NewShareAnswer: protocol.newShareAnswer,
  Ready: protocol.ready,
  ReplayAnswer: protocol.replayAnswer,
  ReplaySeat: protocol.replaySeat,
  ReplayStep: protocol.replayStep,
  SharedAnswer: protocol.sharedAnswer,
  ShareInfo: protocol.shareInfo,
  ShareRequest: protocol.shareRequest,
  SharesAnswer: protocol.sharesAnswer,
  ReportAnswer: protocol.reportAnswer,
  ReportRequest: protocol.reportRequest,
  Result: protocol.result,
  ResultsAnswer: protocol.resultsAnswer,
  ResultsRequest: protocol.resultsRequest,
  ServerMessage: protocol.serverMessage,
  TableAnswer: protocol.tableAnswer,
  TableInfo: protocol.tableInfo,
  TablesAnswer: protocol.tablesAnswer,
  TalkLine: protocol.talkLine,
  TokenInfo: protocol.tokenInfo,
  TokenRequest: protocol.tokenRequest,
  TokensAnswer: protocol.tokensAnswer,
}

const uri = (name: string): string => `#/components/schemas/${name}`

function componentSchemas(): Json {
  const names = registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id })
  const { schemas } = toJSONSchema(names, { uri, io: 'input' })
  const own = Object.entries(schemas).map(([name, schema]) => {
    const named: Record<string, unknown> = { ...schema }
    // They are those of the document.
    delete named['$schema']
    delete named['$id']
    return [name, named] as const
  })
  return Object.fromEntries(own)
}

function refTo(schema: ZodMiniType): Json {
  const name = Object.keys(NAMED).find((each) => NAMED[each] === schema)
  if (name === undefined) throw new Error('a schema of an operation has no name in the document')
  return { $ref: uri(name) }
}

const SECURITY: Readonly<Record<'guest' | 'token' | 'operator', Json>> = {
  guest: { type: 'apiKey', in: 'cookie', name: 'benben', description: 'Set by POST /api/guest.' },
  token: { type: 'http', scheme: 'bearer', description: 'Of a program: POST /api/tokens.' },
  operator: { type: 'http', scheme: 'bearer', description: 'BENBEN_OPERATOR.' },
}

/** Any one of the list is enough; an empty one stands for nobody in particular. */
function securityOf(access: Access): Json[] {
  if (access === 'everybody') return [{}, { guest: [] }, { token: [] }]
  if (access === 'person') return [{ guest: [] }]
  if (access === 'operator') return [{ operator: [] }]
  return [{ guest: [] }, { token: [access] }]
}

const json = (schema: ZodMiniType): Json => ({ 'application/json': { schema: refTo(schema) } })

function answersOf({ answer }: Operation): Json {
  if (answer === 'websocket')
    return {
      101: {
        description:
          'A WebSocket. The client sends `ClientMessage`, the server sends `ServerMessage`, each as JSON text.',
      },
    }
  const content = typeof answer === 'string' ? { [answer]: {} } : json(answer)
  return { 200: { description: 'Done.', content } }
}

function parametersOf({ path, query }: Operation): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const { properties = {} } = query === undefined ? {} : toJSONSchema(query)
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
  return [...inPath, ...inQuery]
}

/** `/api/tables/:id/join` as OpenAPI writes it. */
const template = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

function pathsOf(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const operation of OPERATIONS) {
    const { method, path, does, access, body } = operation
    const parameters = parametersOf(operation)
    const at = (paths[template(path)] ??= {})
    at[method.toLowerCase()] = {
      summary: does,
      security: securityOf(access),
      ...(parameters.length === 0 ? {} : { parameters }),
      ...(body === undefined ? {} : { requestBody: { required: true, content: json(body) } }),
      responses: {
        ...answersOf(operation),
        default: { description: 'A code, its parameters and the path.', content: json(protocol.failure) },
      },
    }
  }
  return paths
}

export const openApi = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Benben',
    version: String(protocol.PROTOCOL),
    description: 'Tables of Tekhenu and Aton, for people and their programs.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  paths: pathsOf(),
  components: { schemas: componentSchemas(), securitySchemes: SECURITY },
})
