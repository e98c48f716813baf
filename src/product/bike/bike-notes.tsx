import type { ReactNode } from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { formatNumber } from '#/i18n/numbers/format-number.ts'
import { AccordionItem } from '#/ui/overlay/accordion.tsx'
import { Notice } from '#/ui/overlay/notice.tsx'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import type { DeliveryDays } from '#/product/api/product-prices.server.ts'
import type {
  BatteryNote,
  BoxNote,
  ConnectedNote,
  ElectricNote,
  MakerNote,
  PostalNote,
} from '#/product/page/product-notes.ts'

type DeliveryNoteProps = { isBike: boolean; days: DeliveryDays | null }

export function DeliveryNote({ isBike, days }: DeliveryNoteProps) {
  const t = useTranslations('product.delivery')
  return (
    <AccordionItem title={t('title')} isOpen>
      <p>
        {t(isBike ? 'bike' : 'parcel')}
        {days && ` ${t('days', days)}`}
      </p>
      <p className="mt-3">{t('returns')}</p>
    </AccordionItem>
  )
}

export function BoxNotes({ box }: { box: BoxNote }) {
  const t = useTranslations('product.box')
  const { locale } = useVisitor()
  const [length, height, width] = box.sides
  return (
    <AccordionItem title={t('title')}>
      <p>{t(`level${box.level}`, { minutes: box.minutes })}</p>
      <Facts>
        <Fact name={t('contents')}>{box.contents}</Fact>
        <Fact name={t('tools')}>{box.tools}</Fact>
        <Fact name={t('size')}>{`${length} × ${height} × ${width} cm`}</Fact>
        <Fact name={t('weight')}>{`${formatNumber(box.kilograms, locale, { most: 1 })} kg`}</Fact>
      </Facts>
    </AccordionItem>
  )
}

export function ElectricNotes({ electric }: { electric: ElectricNote }) {
  const t = useTranslations('product.electric')
  const { locale } = useVisitor()
  const number = (value: number) => formatNumber(value, locale, { most: 1 })
  return (
    <AccordionItem title={t('title')} isOpen>
      <Facts>
        <Fact name={t('system')}>{electric.system}</Fact>
        <Fact name={t('motor')}>{`${electric.watts} W, ${electric.newtonMetres} Nm`}</Fact>
        <Fact name={t('assist')}>{t('speed', { speed: electric.assistTo })}</Fact>
        <Fact name={t('range')}>{t('kilometres', { range: electric.range })}</Fact>
        {electric.extenderWattHours !== null && (
          <Fact name={t('extender')}>{`${electric.extenderWattHours} Wh`}</Fact>
        )}
        <Fact name={t('charging')}>
          {t('charge', { charger: electric.charger, hours: number(electric.chargeHours) })}
        </Fact>
      </Facts>
      <p className="mt-4">{electric.law}</p>
      <h3 className="label mt-6 text-ink">{t('battery')}</h3>
      <BatteryFacts battery={electric.battery} />
    </AccordionItem>
  )
}

export function BatteryNotes({ battery }: { battery: BatteryNote }) {
  const t = useTranslations('product.electric')
  return (
    <AccordionItem title={t('battery')}>
      <BatteryFacts battery={battery} />
    </AccordionItem>
  )
}

function BatteryFacts({ battery }: { battery: BatteryNote }) {
  const t = useTranslations('product.electric')
  const { locale } = useVisitor()
  return (
    <>
      <Facts>
        <Fact name={t('capacity')}>{`${formatNumber(battery.wattHours, locale)} Wh`}</Fact>
        <Fact name={t('chemistry')}>{battery.chemistry}</Fact>
        <Fact name={t('removable')}>{t(battery.isRemovable ? 'yes' : 'no')}</Fact>
        {battery.serial && <Fact name={t('serial')}>{battery.serial}</Fact>}
        {battery.passportUrl && (
          <Fact name={t('passport')}>
            <a href={battery.passportUrl} className="underline">
              {t('openPassport')}
            </a>
          </Fact>
        )}
      </Facts>
      <p className="mt-4 flex gap-3">
        <CrossedBin />
        <span>{battery.disposal}</span>
      </p>
    </>
  )
}

const connectedFacts = ['collected', 'amount', 'stored', 'holder', 'access'] as const

/** Buyers of a connected product have to be told before they order (Regulation (EU) 2023/2854, Article 3). */
export function ConnectedNotes({ connected }: { connected: ConnectedNote }) {
  const t = useTranslations('product.connected')
  return (
    <AccordionItem title={t('title')}>
      <Facts>
        {connectedFacts.map((name) => (
          <Fact key={name} name={t(name)}>
            {connected[name]}
          </Fact>
        ))}
      </Facts>
      <p className="mt-4">{connected.rights}</p>
    </AccordionItem>
  )
}

/** The crossed-out bin of Directive 2012/19/EU and Regulation (EU) 2023/1542: not for household waste. */
function CrossedBin() {
  return (
    <svg
      viewBox="0 0 24 28"
      width="28"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d="M5 7h14l-1.2 14H6.2L5 7ZM4 7h16M9 4.500h6V7M7.500 23.500a1.500 1.500 0 1 0 3 0M3 3l18 20M3 23 21 3" />
      <path d="M4 27h16" strokeWidth="2" />
    </svg>
  )
}

export function GuaranteeNote({ text }: { text: string }) {
  const t = useTranslations('product')
  return (
    <AccordionItem title={t('guarantee')}>
      <p>{text}</p>
    </AccordionItem>
  )
}

/** Never folded away: the law requires these to be visible before the sale. */
export function Warnings({ warnings }: { warnings: readonly string[] }) {
  const t = useTranslations('product')
  if (warnings.length === 0) return null
  return (
    <Notice>
      <p className="label">{t('warnings')}</p>
      <ul className="grid gap-1">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  )
}

export function MakerNotes({ maker, sku }: { maker: MakerNote; sku: string }) {
  const t = useTranslations('product.maker')
  return (
    <AccordionItem title={t('title')} isOpen>
      <div className="grid gap-6 sm:grid-cols-2">
        <Postal title={t('manufacturer')} address={maker.manufacturer} />
        {maker.responsible && <Postal title={t('responsible')} address={maker.responsible} />}
      </div>
      <p className="mt-4 text-sm">{t('identifier', { brand: maker.brand, sku })}</p>
    </AccordionItem>
  )
}

function Postal({ title, address }: { title: string; address: PostalNote }) {
  return (
    <div>
      <h3 className="label text-sm text-ink">{title}</h3>
      <address className="mt-1 text-sm not-italic">
        {[address.name, ...address.lines].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a href={`mailto:${address.email}`} className="inline-block py-1 underline">
          {address.email}
        </a>
      </address>
    </div>
  )
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      {children}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-stone-600">{name}</dt>
      <dd className="text-ink max-sm:mb-2">{children}</dd>
    </>
  )
}
