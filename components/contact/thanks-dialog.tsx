import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ContactLabels } from './contact-panel'

type Props = { open: boolean; onClose: () => void; labels: ContactLabels }

/** Opens only when the message is safely with us. */
export function ThanksDialog({ open, onClose, labels }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.thanksTitle}
      closeLabel={labels.close}
      footer={
        <Button size="lg" wide onClick={onClose}>
          {labels.thanksClose}
        </Button>
      }
    >
      <p className="max-w-prose">{labels.thanksText}</p>
    </Dialog>
  )
}
