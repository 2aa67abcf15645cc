"""What the built checkout has: where its modules and objects are, and which of them a program is linked with."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / ".build/debug"
# What the package manager calls this package: its folder.
PACKAGE = re.sub(r"\W", "_", ROOT.name.lower())
# What a test program is linked with, besides the library's own objects.
FRAMEWORKS = """CInterposer COSLog CSelectorSections CellTrace HeadlessCore CoreGraphics QuartzCore UniformTypeIdentifiers os OSLog Combine
SelectorDispatch UIKit SwiftUI Charts SafariServices _Testing_UIKit _Testing_CoreGraphics""".split()
# What stands around lists in whole apps: linked where it is used, with what it is made of.
AROUND = {
    "AVFoundation": ["CoreMedia"], "AVKit": ["AVFoundation", "CoreMedia", "SwiftUI"], "CoreMedia": [], "CoreData": ["SwiftUI"],
    "CoreLocation": [], "MapKit": ["CoreLocation", "SwiftUI"], "CommonCrypto": ["CryptoKit"], "CryptoKit": [], "SystemConfiguration": [],
    "Network": [], "AppTrackingTransparency": [], "AudioToolbox": [], "AuthenticationServices": ["SwiftUI"], "BackgroundTasks": [],
    "CoreHaptics": [], "CoreMotion": [], "CoreSpotlight": [], "GameplayKit": [], "LinkPresentation": [], "MediaPlayer": [],
    "MultipeerConnectivity": [], "QuickLook": [], "Contacts": [], "ContactsUI": ["Contacts"], "EventKit": [], "LocalAuthentication": [],
    "EventKitUI": ["EventKit"], "CloudKit": ["CoreLocation"], "WatchConnectivity": [],
    "MessageUI": [], "Photos": ["AVFoundation", "CoreLocation", "CoreMedia"], "StoreKit": ["SwiftUI"], "TipKit": ["SwiftUI"],
    "WidgetKit": ["SwiftUI"],
    "PhotosUI": ["AVFoundation", "CoreLocation", "CoreMedia", "Photos", "SwiftUI"], "Security": [], "SwiftData": ["SwiftUI"],
    "UserNotifications": [], "WebKit": [],
}
# What comes with the toolchain.
TOOLCHAIN = "Foundation FoundationNetworking Swift Dispatch Observation XCTest Testing Synchronization".split()
HERE = {*FRAMEWORKS, *AROUND, *TOOLCHAIN}


def supporting():
    """Flags that find the frameworks, their modules in C and their macros."""
    flags = ["-I", f"{BUILD}/Modules"]
    for macros in ("SwiftUIMacros", "SwiftDataMacros"):
        if (BUILD / f"{macros}-tool").exists():
            flags += ["-load-plugin-executable", f"{BUILD}/{macros}-tool#{macros}"]
    for name in ("CInterposer", "COSLog", "CSelectorSections"):
        for place in (BUILD / f"{name}.build/module.modulemap", ROOT / f"Sources/{name}/include/module.modulemap"):
            if place.exists():
                flags += ["-Xcc", f"-fmodule-map-file={place}"]
                break
    return flags


def objects_of(framework):
    """The objects of a framework's own files: the build folder may hold those of files that are gone, too."""
    source, built = ROOT / "Sources" / framework, BUILD / f"{framework}.build"
    files = [f for f in source.rglob("*") if f.suffix in (".swift", ".c")]
    named = [built / f"{f.relative_to(source) if f.suffix == '.c' else f.name}.o" for f in files]
    return sorted(str(o) for o in named if o.exists())


def rewriter():
    """SwiftPM builds it as a tool of the plug-in, and as a product of its own where tests ask for it: the newer one."""
    return max((p for p in (BUILD / "AppSourceTool", BUILD / "AppSourceTool-tool") if p.exists()), key=lambda p: p.stat().st_mtime)
