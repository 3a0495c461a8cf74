"""A window with only a WebKitGTK view, which WebDriver starts instead of MiniBrowser, WebKitGTK's example browser.

MiniBrowser's window cannot be narrower than 447 px, and the tests need the width of a phone.
"""

import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

proxy_address, scripting, width, height, profile = sys.argv[1:]

on_disk = {'base_data_directory': profile, 'base_cache_directory': profile}
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        **(on_disk if profile else {'is_ephemeral': True})
    ),
    # Off, because WebDriver loses a page that the back-forward cache restores in another process.
    process_swap_on_cross_site_navigation_enabled=False,
)
context.set_automation_allowed(True)
if profile:
    context.set_favicon_database_directory(profile)
data = context.get_website_data_manager()
data.set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)
proxy = WebKit2.NetworkProxySettings.new(proxy_address, ['localhost', '127.0.0.1'])
data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, proxy)


# Runs in every page before its own scripts. WebKit's setting that should write console messages to the standard output
# writes nothing here, so this script sends exceptions, console errors, and violations of the Content Security Policy.
report_problems = """
{
  const report = (problem) => webkit.messageHandlers.problems.postMessage(`${problem}`);
  const { error } = console;
  console.error = (...all) => {
    report(all.join(' '));
    error(...all);
  };
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`Content Security Policy: ${effectiveDirective} ${blockedURI}`),
  );
}
"""
content = WebKit2.UserContentManager()
content.add_script(
    WebKit2.UserScript.new(
        report_problems,
        WebKit2.UserContentInjectedFrames.ALL_FRAMES,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)
content.connect(
    'script-message-received::problems',
    # In one line, because webkit.ts reads lines.
    lambda _content, message: print(
        'PROBLEM', message.get_js_value().to_string().replace('\n', ' '), flush=True
    ),
)
content.register_script_message_handler('problems')


def create_view(_session):
    settings = WebKit2.Settings()
    settings.set_enable_javascript(scripting == 'scripts')
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=content,
        is_controlled_by_automation=True,
    )
    window = Gtk.Window()
    window.set_default_size(int(width), int(height))
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    session.connect('create-web-view', create_view)


context.connect('automation-started', start)
Gtk.main()
