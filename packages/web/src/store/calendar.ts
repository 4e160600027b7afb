import { PATHS, type Calendar, type CalendarAnswer } from '@benben/protocol'
import { callApi } from './api.ts'

/** When clocks of games by turn run for me. */
export const fetchCalendar = (): Promise<CalendarAnswer> => callApi<CalendarAnswer>(PATHS.calendar)

export const saveCalendar = (calendar: Calendar): Promise<CalendarAnswer> =>
  callApi<CalendarAnswer>(PATHS.calendar, calendar)
