'use client'

import { buttonClass } from '@/components/ui/button-class'
import { IconButton } from '@/components/ui/icon-button'
import { AlertIcon, CloseIcon } from '@/components/ui/icons'
import { fill } from '@/lib/i18n/fill'
import { FileThumbnail } from './file-thumbnail'
import type { UploadLabels } from './props'
import type { Upload, UploadEntry } from './use-upload'

type Props = { upload: Upload; labels: UploadLabels }

/** The running and failed uploads, each with its actions. */
export function UploadRows({ upload, labels }: Props) {
  return (
    <>
      <p role="status" className="sr-only">
        {upload.announcement}
      </p>
      {upload.entries.length > 0 ? (
        <ul aria-label={labels.uploads} className="mt-3 grid grid-cols-1 gap-2">
          {upload.entries.map((entry) => (
            <UploadRow key={entry.id} entry={entry} upload={upload} labels={labels} />
          ))}
        </ul>
      ) : null}
    </>
  )
}

function UploadRow({ entry, upload, labels }: Props & { entry: UploadEntry }) {
  const { name, problem } = entry
  return (
    <li className="flex items-center gap-3 rounded border border-line bg-card p-2 text-left">
      <FileThumbnail file={entry.file} />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">{name}</p>
        {problem ? (
          <p className="flex gap-1.5 text-sm font-semibold text-check-ink">
            <AlertIcon className="mt-px size-4.5 shrink-0" />
            {problem.text}
          </p>
        ) : (
          <Progress entry={entry} labels={labels} />
        )}
        {problem?.mayBeRetried ? (
          <button
            type="button"
            className={buttonClass({ variant: 'quiet' }, '-ml-4')}
            aria-label={fill(labels.retryNamed, { name })}
            onClick={() => upload.retry(entry)}
          >
            {labels.retry}
          </button>
        ) : null}
      </div>
      {problem ? (
        <IconButton
          label={fill(labels.dismiss, { name })}
          icon={<CloseIcon className="size-5" />}
          onClick={() => upload.dismiss(entry)}
        />
      ) : (
        <button
          type="button"
          className={buttonClass({ variant: 'quiet' }, 'shrink-0')}
          aria-label={fill(labels.cancelNamed, { name })}
          onClick={() => upload.cancel(entry)}
        >
          {labels.cancel}
        </button>
      )}
    </li>
  )
}

/** Each browser engine has its own names for the parts of a progress bar. */
const barClass =
  'h-1.5 w-full min-w-0 appearance-none overflow-hidden rounded-full bg-line ' +
  '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-azulejo [&::-moz-progress-bar]:bg-azulejo ' +
  'indeterminate:animate-pulse'

function Progress({
  entry: { name, state, percent },
  labels,
}: Pick<Props, 'labels'> & { entry: UploadEntry }) {
  const stateTexts = { waiting: labels.waiting, preparing: labels.preparing, failed: '' }
  return (
    <div className="flex items-center gap-3">
      <progress
        max={100}
        value={state === 'preparing' ? undefined : percent}
        aria-label={fill(labels.progressOf, { name })}
        className={barClass}
      />
      <span className="figures shrink-0 text-sm text-soft">
        {state === 'sending' ? fill(labels.progress, { percent }) : stateTexts[state]}
      </span>
    </div>
  )
}
