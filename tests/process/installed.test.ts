import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROJECT_ROOT } from '../../src/server/project-root.ts'
import { CAN_MOUNT } from '../faults/small-disk.ts'
import { PROGRAM } from '../support/run-until-exit.ts'
import { makeDataFolder, makeEmptySite } from './data-folder.ts'

/** The test mounts over the paths of an installed site: nothing that the test itself needs may be there. */
const CAN_INSTALL = CAN_MOUNT && process.getuid?.() === 0 && !/^\/(?:opt|root|var)\//.test(PROJECT_ROOT)

/**
 * Sets up an installed site visible only to this script: its changes to the system are made in a folder of the test,
 * mounted over the system's own. $1 is that folder, $2 an empty site's data, $3 this project.
 */
const INSTALLED = `set -e
for part in etc usr/local/bin; do mkdir -p "$1/$part"; cp -a "/$part/." "$1/$part"; mount --bind "$1/$part" "/$part"; done
for part in opt var/lib root; do mkdir -p "$1/$part"; mount --bind "$1/$part" "/$part"; done
echo 'happiness-first:x:64242:64242::/nonexistent:/usr/sbin/nologin' >>/etc/passwd
mkdir -p /opt/happiness-first/releases/1.2.3 /etc/systemd/system
ln -s releases/1.2.3 /opt/happiness-first/current
cp -r "$2" /var/lib/happiness-first
echo 'DATA_DIR=/var/lib/happiness-first' >/etc/happiness-first.env
echo unit >/etc/systemd/system/happiness-first.service
echo link >/usr/local/bin/happiness-first
`

interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

describe.skipIf(!CAN_INSTALL)('an installed site', () => {
  async function runInstalled(
    script: string,
    args: readonly string[],
    input = '',
  ): Promise<Ended & { folder: string }> {
    const folder = await makeDataFolder()
    const stubs = join(folder, 'stubs')
    mkdirSync(stubs)
    for (const name of ['systemctl', 'userdel']) {
      writeFileSync(join(stubs, name), `#!/bin/sh\necho "$(basename "$0") $*" >>"${folder}/calls"\n`)
      chmodSync(join(stubs, name), 0o755)
    }
    writeFileSync(join(folder, 'calls'), '')
    const given = [
      '-m',
      'sh',
      '-c',
      INSTALLED + script,
      'sh',
      folder,
      await makeEmptySite(),
      PROJECT_ROOT,
      ...args,
    ]
    const { status, stdout, stderr } = spawnSync('unshare', given, {
      encoding: 'utf8',
      input,
      env: { PATH: `${stubs}:${process.env.PATH}`, NODE: process.execPath, PROGRAM },
    })
    return { code: status, stdout, stderr, folder }
  }

  /** Returns what the command leaves of the site, and its calls to the system. */
  async function uninstall(args: readonly string[], typed = '') {
    const release = '/opt/happiness-first/releases/1.2.3/happiness-first'
    const script = `
printf '#!/bin/sh\\necho "program $1" >>"%s/calls"; mkdir -p "$(dirname "$2")"; echo kept >"$2"\\n' "$1" >${release}
chmod +x ${release}; shift 3; set +e; "$NODE" "$PROGRAM" uninstall "$@"; code=$?; echo
for one in /opt/happiness-first /usr/local/bin/happiness-first /etc/systemd/system/happiness-first.service \\
  /var/lib/happiness-first/site.db /etc/happiness-first.env; do [ -e "$one" ] && echo "left $one"; done
cat /root/*.backup 2>/dev/null
exit $code`
    const { folder, stdout, ...ended } = await runInstalled(script, args, typed)
    return {
      ...ended,
      stdout,
      left: stdout.split('\n').flatMap((line) => (line.startsWith('left ') ? [line.slice(5)] : [])),
      calls: readFileSync(join(folder, 'calls'), 'utf8').split('\n'),
    }
  }

  const PROGRAM_PARTS = [
    '/opt/happiness-first',
    '/usr/local/bin/happiness-first',
    '/etc/systemd/system/happiness-first.service',
  ]
  const DATA_PARTS = ['/var/lib/happiness-first/site.db', '/etc/happiness-first.env']

  // INSTALL-REMOVE-1
  test('is uninstalled only after a confirmation, and unchanged without it', async () => {
    const refused = await uninstall([], 'y\n')
    expect(refused).toMatchObject({ code: 1, left: [...PROGRAM_PARTS, ...DATA_PARTS], calls: [''] })
    expect(refused.stdout).toContain('Type yes')
    expect(refused.stderr).toBe('Nothing was changed.\n')
    const typed = await uninstall([], 'yes\n')
    expect([typed.code, typed.left]).toEqual([0, DATA_PARTS])
  })

  // INSTALL-REMOVE-1
  test('--yes skips the confirmation and keeps data and settings; --data deletes them after a backup to /root', async () => {
    const kept = await uninstall(['--yes'])
    expect([kept.code, kept.left]).toEqual([0, DATA_PARTS])
    expect(kept.stdout).not.toContain('Type yes')
    expect(kept.calls.filter((call) => /^(?:program|userdel)/.test(call))).toEqual([])
    const gone = await uninstall(['--yes', '--data'])
    expect([gone.code, gone.left]).toEqual([0, []])
    expect(gone.calls[0]).toBe('program backup')
    expect(gone.calls).toContain('userdel happiness-first')
    expect(gone.stdout.trimEnd()).toMatch(/Backup \/root\/happiness-first-\S+\.backup\n[\s\S]*\nkept$/)
  })

  // INSTALL-USER-1
  test('runs its commands as root from anywhere: they use its settings, and their files belong to the site', async () => {
    const script = `
mount --bind "$3" /opt/happiness-first/releases/1.2.3
chown -R 64242:64242 /var/lib/happiness-first; chmod 755 "$1"; cd /usr
"$NODE" /opt/happiness-first/releases/1.2.3/dist/app/happiness-first.js backup
stat -c '%u:%g' /var/lib/happiness-first/backups/*.backup /var/lib/happiness-first/backups`
    const { code, stdout, stderr } = await runInstalled(script, [])
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain('Backup made: /var/lib/happiness-first/backups/site-')
    expect(stdout.trimEnd().split('\n').slice(-2)).toEqual(['64242:64242', '64242:64242'])
  })

  // INSTALL-USER-1
  test('its program runs also where the release was unpacked, unless that has settings of its own', async () => {
    const script = `
release=/opt/happiness-first/releases/1.2.3/happiness-first; unpacked=/root/unpacked; mkdir $unpacked
printf '#!/bin/sh\necho "the installed program: $*"\n' >$release; chmod +x $release
for part in dist content node_modules package.json; do ln -s "$3/$part" $unpacked; done; : >$unpacked/happiness-first
run() { "$NODE" --preserve-symlinks --preserve-symlinks-main $unpacked/dist/app/happiness-first.js "$@"; }
cd $unpacked; run password --link; DATA_DIR=/root/other PORT=1 run status || :; run start --help; ls`
    const { code, stdout, stderr } = await runInstalled(script, [])
    expect([code, stderr]).toEqual([0, ''])
    const [first, second, third, ...more] = stdout.split('\n')
    expect(first).toBe('the installed program: password --link')
    expect(second).toMatch(/^Not running at .* with its data in \/root\/other$/)
    expect(third).toMatch(/^Runs the site/)
    expect(more).not.toContain('data')
  })

  test('a file that its user may not read or write is one line that says so', async () => {
    const script = `
mount --bind "$3" /opt/happiness-first/releases/1.2.3
chown -R 64242:64242 /var/lib/happiness-first; chmod 755 "$1"; chmod 700 /root; echo site >/root/site.backup; cd /root
run() { "$NODE" /opt/happiness-first/releases/1.2.3/dist/app/happiness-first.js "$@" || echo "code $?"; }
run export; run backup /root/new.backup; run restore /root/site.backup --force; ls /root`
    const { stdout, stderr } = await runInstalled(script, [])
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(
        /^The export \/root\/everything-.*: the user this runs as may not write there\.$/,
      ),
      'The backup /root/new.backup cannot be written: the user this runs as may not write there.',
      expect.stringMatching(/^The user this runs as may not read \/root\/site\.backup: .*chown/),
      '',
    ])
    expect(stdout.match(/^code \d$/gm)).toEqual(['code 1', 'code 1', 'code 2'])
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('site.backup')
  })
})
