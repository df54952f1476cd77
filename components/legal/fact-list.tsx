import { LinkedText } from './linked-text'

type Props = { title: string; facts: { name: string; value: string }[] }

/** What would be a row of a table, readable at any width. */
export function FactList({ title, facts }: Props) {
  return (
    <article className="rounded border border-line bg-card p-4 text-base">
      <h3 className="text-lg">{title}</h3>
      <dl className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-[8.5rem_1fr]">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="font-semibold max-sm:mt-1">{name}</dt>
            <dd className="max-sm:-mt-2">
              <LinkedText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
