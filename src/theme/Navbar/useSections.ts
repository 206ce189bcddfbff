import { useLocation } from "@docusaurus/router";
import { useEffect, useRef, useState } from "react";
import type { MenuSection } from "../../config/navigation";

type SectionId = MenuSection["id"];

/** What a section of the navbar needs to know and to say. */
export interface SectionControls {
  readonly open: boolean;
  /** A press: always toggles, and keeps open what hovering opened. */
  readonly onToggle: () => void;
  /** A mouse came (`true`) or went (`false`). */
  readonly onHover: (inside: boolean) => void;
  readonly onClose: () => void;
}

/** Whether the navbar shows dropdowns. Asked when something happens, never while rendering. */
const hasDropdowns = () => window.matchMedia("(min-width: 769px)").matches;

const LEAVE_DELAY_MS = 140;

/**
 * Which sections are open. As dropdowns one at a time, by hover or press; in the mobile menu each on its own,
 * by press alone. Every navigation closes all.
 */
export function useSections(): { props: (id: SectionId) => SectionControls } {
  const [open, setOpen] = useState<readonly SectionId[]>([]);
  const hovered = useRef<SectionId | null>(null);
  const leaving = useRef<number | undefined>(undefined);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes the sections
  useEffect(() => setOpen([]), [pathname]);
  useEffect(() => () => window.clearTimeout(leaving.current), []);

  const close = (id: SectionId) => setOpen((ids) => ids.filter((other) => other !== id));
  const add = (id: SectionId) => setOpen((ids) => (hasDropdowns() ? [id] : [...ids, id]));

  return {
    props: (id) => ({
      open: open.includes(id),
      onToggle: () => {
        if (hovered.current === id) {
          hovered.current = null;
          add(id);
        } else if (open.includes(id)) {
          close(id);
        } else {
          add(id);
        }
      },
      onHover: (inside) => {
        if (!hasDropdowns()) {
          return;
        }
        window.clearTimeout(leaving.current);
        if (inside) {
          if (!open.includes(id)) {
            hovered.current = id;
            add(id);
          }
        } else {
          leaving.current = window.setTimeout(() => {
            hovered.current = null;
            close(id);
          }, LEAVE_DELAY_MS);
        }
      },
      onClose: () => close(id),
    }),
  };
}
