import { CLOCK_LIMITS, type ClockTerms, type Pace } from '@benben/protocol'
import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { botName } from '../session/bot-name.ts'
import { Choice } from '../ui/choice.tsx'
import { Switch } from '../ui/switch.tsx'
import create from '../pages/create.module.css'
import styles from './clock.module.css'
import { isOwn, isPossible, kindOf, paceOf, presetOf, PRESETS, type Preset } from './presets.ts'
import { paceSentences, sayLength } from './say.ts'

interface PaceFieldProps {
  readonly bots: readonly string[]
  /** Undefined for a table without a clock. */
  readonly pace: Pace | undefined
  readonly onChange: (pace: Pace | undefined) => void
}

const LATE = ['bot', 'concede', 'nothing'] as const

/** Live or by turn, how much time everybody has, and what happens when it is up. */
export function PaceField({ bots, pace, onChange }: PaceFieldProps): ReactElement {
  const words = useWords()
  const [preset, setPreset] = useState<Preset>(() => presetOf(pace))
  const level = bots.includes('scribe') ? 'scribe' : (bots[0] ?? '')
  const late = pace?.late ?? { act: 'bot', bot: level }
  const pick = (next: Preset): void => {
    setPreset(next)
    onChange(paceOf(next, late))
  }
  return (
    <>
      <h2>{words.say('pace.title')}</h2>
      <div className={create.box} data-pace={preset}>
        <div className={create.option}>
          <span>
            <b>{words.say('pace.title')}</b>
            <small>
              {pace === undefined
                ? words.say('pace.none.about')
                : paceSentences(words, pace).slice(0, 2).join(' ')}
            </small>
          </span>
          <select
            aria-label={words.say('pace.title')}
            value={preset}
            onChange={(event) => pick(PRESETS.find((each) => each === event.currentTarget.value) ?? 'none')}
          >
            {PRESETS.map((each) => (
              <option key={each} value={each}>
                {words.say(`pace.preset.${each}`)}
              </option>
            ))}
          </select>
        </div>
        {pace?.clock === undefined ? null : (
          <>
            {isOwn(preset) ? (
              <OwnValues
                kind={kindOf(preset)}
                clock={pace.clock}
                isWrong={!isPossible(pace)}
                onChange={(clock) => onChange({ ...pace, clock })}
              />
            ) : null}
            {pace.kind === 'turn' ? <Daily pace={pace} onChange={onChange} /> : null}
            <OutOfTime bots={bots} level={level} pace={pace} onChange={onChange} />
          </>
        )}
      </div>
    </>
  )
}

interface PartProps {
  readonly pace: Pace
  readonly onChange: (pace: Pace) => void
}

/** Whether nights count. */
function Daily({ pace, onChange }: PartProps): ReactElement {
  const words = useWords()
  return (
    <Switch
      label={words.say('pace.daily')}
      about={words.say('pace.daily.about')}
      on={pace.clock?.daily === true}
      onChange={(daily) => {
        const { daily: _, ...rest } = pace.clock!
        onChange({ ...pace, clock: daily ? { ...rest, daily } : rest })
      }}
    />
  )
}

interface OutOfTimeProps extends PartProps {
  readonly bots: readonly string[]
  /** The usual one. */
  readonly level: string
}

/** What happens to a seat whose time is up. */
function OutOfTime({ bots, level, pace, onChange }: OutOfTimeProps): ReactElement {
  const words = useWords()
  const { late } = pace
  return (
    <div className={create.option}>
      <span>
        <b>{words.say('pace.late')}</b>
        <small>{words.say(`pace.late.${late.act}.about`)}</small>
      </span>
      <Choice
        legend={words.say('pace.late')}
        value={late.act}
        onChange={(act) => onChange({ ...pace, late: act === 'bot' ? { act, bot: level } : { act } })}
        options={LATE.map((each) => [each, words.say(`pace.late.${each}`)] as const)}
      />
      {late.act === 'bot' ? (
        <select
          aria-label={words.say('pace.late.level')}
          value={late.bot}
          onChange={(event) => onChange({ ...pace, late: { act: 'bot', bot: event.currentTarget.value } })}
        >
          {bots.map((bot) => (
            <option key={bot} value={bot}>
              {botName(words, bot)}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  )
}

const VALUES = ['bank', 'increment', 'cap'] as const

interface OwnValuesProps {
  readonly kind: Pace['kind']
  readonly clock: ClockTerms
  readonly isWrong: boolean
  readonly onChange: (clock: ClockTerms) => void
}

/** Bank, increment and cap: in minutes where all play at the same time, else in hours. */
function OwnValues({ kind, clock, isWrong, onChange }: OwnValuesProps): ReactElement {
  const words = useWords()
  const unit = kind === 'live' ? 60 : 3600
  const { least, most } = CLOCK_LIMITS[kind]
  return (
    <div className={create.option}>
      {VALUES.map((each) => (
        <label key={each} className={styles.value}>
          {words.say(`pace.${each}`)}
          <span>
            <input
              type="number"
              min={0}
              step="any"
              inputMode="decimal"
              defaultValue={clock[each] / unit}
              onChange={(event) =>
                onChange({ ...clock, [each]: Math.round(event.currentTarget.valueAsNumber * unit) })
              }
            />
            {words.say(kind === 'live' ? 'pace.unit.minutes' : 'pace.unit.hours')}
          </span>
        </label>
      ))}
      <p role="status" className={styles.wrong}>
        {isWrong
          ? words.say('pace.wrong', {
              least: sayLength(words, least * 1000),
              most: sayLength(words, most * 1000),
            })
          : ''}
      </p>
    </div>
  )
}
