import { Button } from '#/ui/form/button.tsx'
import { ButtonLink } from '#/ui/form/button-link.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { IconButton } from '#/ui/form/icon-button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { opens } from '#/ui/overlay/opens.ts'
import { TextLink } from '#/ui/text-link.tsx'
import { showToast } from '#/ui/overlay/show-toast.ts'
import { KitSection } from './kit-section.tsx'

const row = 'flex flex-wrap items-center gap-3'

export function KitActions() {
  return (
    <>
      <KitSection title="Buttons">
        <div className={row}>
          <Button>Add to cart</Button>
          <Button kind="secondary">Customise</Button>
          <Button kind="quiet">Start again</Button>
          <Button disabled>Sold out</Button>
          <Button isLoading>Add to cart</Button>
          <Button kind="secondary" isLoading>
            Customise
          </Button>
        </div>
        <div className={row}>
          <Button size="small">Apply</Button>
          <Button size="small" kind="secondary">
            <Icon name="filter" size={18} />
            Filter
          </Button>
          <ButtonLink to="/" kind="secondary" size="small">
            Back to the shop
          </ButtonLink>
          <IconButton icon="search" label="Search" />
          <IconButton icon="trash" label="Remove" disabled />
        </div>
        <div data-ground="ink" className={`${row} bg-ink p-6 text-paper`}>
          <Button kind="inverse">Add to cart</Button>
          <TextLink to="/">A link on ink</TextLink>
        </div>
      </KitSection>
      <KitSection title="Links">
        <p>
          A sentence with <TextLink to="/">a link in it</TextLink>, which is underlined.
        </p>
        <div>
          <TextLink kind="arrow" to="/stores/">
            Find a store
          </TextLink>
        </div>
      </KitSection>
      <KitSection title="Overlays">
        <div className={row}>
          <Button kind="secondary" {...opens('kit-dialog')}>
            Dialog
          </Button>
          <Button kind="secondary" {...opens('kit-drawer')}>
            Drawer
          </Button>
          <Button kind="secondary" {...opens('kit-sheet')}>
            Sheet
          </Button>
          <Button kind="secondary" onClick={() => showToast('Saved to your builds')}>
            Toast
          </Button>
          <Button kind="secondary" onClick={() => showToast('That did not load.', 'failed')}>
            Toast of a failure
          </Button>
        </div>
        <Dialog
          id="kit-dialog"
          title="Remove this bike?"
          footer={
            <form method="dialog" className="flex justify-end gap-3">
              <Button type="submit" kind="quiet">
                Keep it
              </Button>
              <Button type="submit">Remove</Button>
            </form>
          }
        >
          <p>Its paint goes with it. You can undo this for as long as the page is open.</p>
        </Dialog>
        <Dialog id="kit-drawer" kind="drawer" title="Your cart" footer={<Button>Checkout</Button>}>
          <p>Lines, totals, dates.</p>
        </Dialog>
        <Dialog id="kit-sheet" kind="sheet" title="Filters" footer={<Button>Show 38 bikes</Button>}>
          <p>Filters fill the phone.</p>
        </Dialog>
      </KitSection>
    </>
  )
}
