import { health, PATHS, ready } from '@benben/protocol'
import type { Operation } from './operation.ts'

/** The server itself, and its operator. */
export const SERVER_OPERATIONS: readonly Operation[] = [
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
