// Ejected for three reasons. Where a version lacks the page, the theme's menu leads to the
// version's home, and does not say so. One 404.html answers every unknown address, so the
// first render must not depend on the address. On small screens it is inside of another menu.
import type { ReactNode } from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useVersions,
  type ActiveDocContext,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { VERSION_FALLBACKS } from '@site/src/site/versionFallbacks';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

/** Returns the path of the same page in another version, or of the nearest section. */
function pathInVersion(
  version: GlobalVersion,
  { activeDoc, alternateDocVersions }: ActiveDocContext,
  suffix: string,
): string {
  const same = alternateDocVersions[version.name];
  if (same !== undefined) {
    return same.path + suffix;
  }
  const nearest = VERSION_FALLBACKS[version.name]?.[activeDoc?.id ?? ''];
  return nearest === undefined
    ? version.path
    : version.path + (nearest.startsWith('#') ? '' : '/') + nearest;
}

/** Returns what the menu shows: in the first render, what the built HTML has. */
function useActiveDocOrLatest(
  id: string | undefined,
): readonly [ActiveDocContext, GlobalVersion] {
  const context = useActiveDocContext(id);
  const [version] = useDocsVersionCandidates(id);
  const latest = useLatestVersion(id);
  return useIsBrowser() || context.activeDoc !== undefined
    ? [context, version]
    : [{ activeVersion: latest, alternateDocVersions: {} }, latest];
}

/** Renders the menu of docs versions, on small screens as a native list. */
export default function DocsVersionDropdown({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled: isNeverActive,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const { search, hash } = useLocation();
  // Hydration leaves a link's address as it was built.
  const isBrowser = useIsBrowser();
  const suffix = isBrowser ? search + hash : '';
  const [context, shown] = useActiveDocOrLatest(docsPluginId);
  const versions = useVersions(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const items = versions.map((version) => ({
    label: version.label,
    to: pathInVersion(version, context, suffix),
    isActive: () => version === context.activeVersion,
    onClick: () => {
      savePreferredVersionName(version.name);
    },
  }));
  const history = useHistory();
  if (mobile === true) return null;
  return (
    <>
      <DropdownNavbarItem
        {...props}
        // React could not change a label that a browser has translated.
        {...{ translate: 'no' }}
        label={shown.label}
        to={pathInVersion(shown, context, '')}
        items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
        isActive={isNeverActive === true ? () => false : undefined}
      />
      {/* The stylesheet shows it on small screens, where it is easier to hit. */}
      {isBrowser && (
        <label className="navbar__link navbar__version" translate="no">
          {shown.label.slice(0, 2)}
          <select
            aria-label="Docs version"
            value={shown.name}
            onChange={({ target }) => {
              const item = items[target.selectedIndex];
              item?.onClick();
              history.push(item?.to ?? '');
            }}
          >
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
