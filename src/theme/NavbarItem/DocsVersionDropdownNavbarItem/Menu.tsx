import type { ReactNode } from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type ActiveDocContext,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { NEAREST_SECTIONS } from '@site/src/data/nearestSections';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

/** The same page of another version, or else the section nearest to it. */
function addressIn(
  version: GlobalVersion,
  { activeDoc, alternateDocVersions }: ActiveDocContext,
  suffix: string,
): string {
  const same = alternateDocVersions[version.name];
  if (same !== undefined) {
    return same.path + suffix;
  }
  const nearest = NEAREST_SECTIONS[version.name]?.[activeDoc?.id ?? ''];
  return nearest === undefined
    ? version.path
    : version.path + (nearest.startsWith('#') ? '' : '/') + nearest;
}

/** The menu of docs versions. */
export default function VersionMenu({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled: isNeverActive,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const { search, hash } = useLocation();
  const context = useActiveDocContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  const [shown] = useDocsVersionCandidates(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const items = versions.map((version) => ({
    label: version.label,
    to: addressIn(version, context, search + hash),
    isActive: () => version === context.activeVersion,
    onClick: () => {
      savePreferredVersionName(version.name);
    },
  }));
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        mobile === true
          ? translate({
              id: 'theme.navbar.mobileVersionsDropdown.label',
              message: 'Versions',
              description:
                'The label for the navbar versions dropdown on mobile view',
            })
          : shown.label
      }
      to={mobile === true ? undefined : addressIn(shown, context, '')}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
      isActive={isNeverActive === true ? () => false : undefined}
    />
  );
}
