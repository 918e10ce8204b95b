import { Icon, type IconName } from "../ui/icon.tsx";
import "./table-menu.css";

/** An item of the menu: a link or an action. */
export interface MenuItem {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
  readonly href?: string;
  readonly onSelect?: () => void;
}

interface Props {
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** The items; selecting one closes the menu. */
export function TableMenu({ items, onClose }: Props) {
  return (
    <ul class="table-menu bare">
      {items.map(({ id, name, icon, href, onSelect }) => {
        const content = (
          <>
            <Icon name={icon} />
            {name}
          </>
        );
        return (
          <li key={id}>
            {href === undefined ? (
              <button
                type="button"
                class="button plain"
                onClick={() => {
                  onClose();
                  onSelect?.();
                }}
              >
                {content}
              </button>
            ) : (
              <a class="button plain" href={href}>
                {content}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
