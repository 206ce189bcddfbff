import Link from "@docusaurus/Link";
import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { NavIcon } from "../../components/ui/NavIcon";
import { internalLink } from "../../config/links";
import type { MenuItem, MenuSection } from "../../config/navigation";
import styles from "./styles.module.css";
import type { SectionControls } from "./useSections";

function Entry({ item }: { item: MenuItem }): ReactNode {
  const text = (
    <>
      <span className={styles.entryIcon}>
        <NavIcon name={item.icon} />
      </span>
      <span>
        <span className={styles.entryLabel}>
          {item.label}
          {"soon" in item && <span className={styles.soon}>Soon</span>}
        </span>
        <span className={styles.entryText}>{item.description}</span>
      </span>
    </>
  );
  return (
    <li>
      {"to" in item ? (
        <Link to={internalLink(item.to)} className={styles.entry}>
          {text}
        </Link>
      ) : (
        <span className={clsx(styles.entry, styles.entrySoon)}>{text}</span>
      )}
    </li>
  );
}

/** Moves an open panel back inside the window: panels are wider than the room right of their button. */
function keepInside(panel: HTMLElement | null): void {
  if (panel) {
    panel.style.setProperty("--shift", "0px");
    const over = panel.getBoundingClientRect().right - (document.documentElement.clientWidth - 16);
    panel.style.setProperty("--shift", `${-Math.max(0, over)}px`);
  }
}

/** A button and the list it opens: a dropdown on wide screens, a collapsible part of the mobile menu. */
export function Section({
  section,
  open,
  onToggle,
  onHover,
  onClose,
}: { section: MenuSection } & SectionControls): ReactNode {
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = `menu-${section.id}`;
  useEffect(() => {
    if (!open) {
      return;
    }
    keepInside(panel.current);
    const onPress = (event: PointerEvent) => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) {
        onClose();
      }
    };
    // A press elsewhere closes a dropdown; in the mobile menu sections stay as they were left.
    if (window.matchMedia("(min-width: 769px)").matches) {
      document.addEventListener("pointerdown", onPress);
      return () => document.removeEventListener("pointerdown", onPress);
    }
  }, [open, onClose]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      onClose();
      button.current?.focus();
    }
  };
  return (
    <li
      ref={root}
      className={styles.section}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => event.pointerType === "mouse" && onHover(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && onHover(false)}
      onBlur={(event) => {
        const leavesTo = event.relatedTarget;
        if (leavesTo && !event.currentTarget.contains(leavesTo) && window.innerWidth > 768) {
          onClose();
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={onToggle}
      >
        {section.label}
        <ChevronDown size={14} aria-hidden="true" className={styles.chevron} />
      </button>
      <div
        ref={panel}
        id={panelId}
        className={styles.panel}
        data-section={section.id}
        hidden={!open}
      >
        <ul className={styles.entries}>
          {section.items.map((item) => (
            <Entry key={item.label} item={item} />
          ))}
        </ul>
      </div>
    </li>
  );
}
