import { calendar, PATHS, type CalendarAnswer } from '@benben/protocol'
import type { FastifyInstance } from 'fastify'
import { calendarAnswer } from '../clocks/calendars.ts'
import type { TableService } from '../tables/service.ts'
import { checked } from './checked.ts'
import { needPerson } from './who.ts'

/** When clocks of games by turn run for a person. */
export function calendarRoutes(app: FastifyInstance, service: TableService): void {
  app.get(PATHS.calendar, async (request): Promise<CalendarAnswer> => {
    const { id } = await needPerson(service, request)
    return calendarAnswer(await service.store.calendar(id))
  })

  app.post(PATHS.calendar, async (request): Promise<CalendarAnswer> => {
    const person = await needPerson(service, request)
    return calendarAnswer(await service.calendars.set(person, checked(calendar, request.body)))
  })
}
