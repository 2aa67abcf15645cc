/// Why a group of declarations is otherwise here, or is not here.
struct AcceptedMiss {
  var title: String
  var reason: String
  /// Members as `UITouch.*`, `UIView.animate*` or `*.init(coder:)`; only what differs in one of the `kinds` is meant.
  var members: [String]
  var kinds: Set<ShapeDifference>

  func concerns(_ miss: ShapeMiss) -> Bool {
    miss.differences.isSubset(of: kinds) && members.contains { Self.matches($0, miss.apple.title) }
  }

  /// The first group that a difference belongs to.
  static func group(of miss: ShapeMiss) -> AcceptedMiss? { all.first { $0.concerns(miss) } }

  /// `*` stands for anything, at either end.
  private static func matches(_ pattern: String, _ title: String) -> Bool {
    if pattern == "*" { return true }
    switch (pattern.hasPrefix("*"), pattern.hasSuffix("*")) {
    case (true, true): return title.contains(pattern.dropFirst().dropLast())
    case (true, false): return title.hasSuffix(pattern.dropFirst())
    case (false, true): return title.hasPrefix(pattern.dropLast())
    case (false, false): return title == pattern
    }
  }
}

extension AcceptedMiss {
  static let all: [AcceptedMiss] = [
    AcceptedMiss(
      title: "Closures that run on the main actor",
      reason:
        "The closure is `@Sendable` and the main actor's behind `@preconcurrency`, so that it runs where Apple's runs: closures "
        + "that are neither are taken.",
      members: ["View.*"], kinds: [.sendable, .closureIsolation, .escaping]),
    AcceptedMiss(
      title: "Modified views",
      reason: "Apple names the type of the view that comes of it; here it is `some View`. No public list code writes the name.",
      members: ["View.*"], kinds: [.result]),
    AcceptedMiss(
      title: "Declared in an extension",
      reason: "Apple's classes are Objective-C's, where what a category adds can be overridden. Swift can do so only with what "
        + "stands in the class itself. Nothing on this list is overridden by the public list code that was counted.",
      members: ["*"], kinds: [.open]),
    AcceptedMiss(
      title: "Narrowed by a subclass",
      reason: "A property's type can't be narrowed in a subclass without Objective-C: the delegate has the superclass's type.",
      members: ["UIPopoverPresentationController.delegate", "UISheetPresentationController.delegate", "UIKeyCommand.action"],
      kinds: [.result]),
    AcceptedMiss(
      title: "Initialisers that are designated here",
      reason: "Calls are the same. A subclass that declares an initialiser of the same name writes `override`.",
      members: ["*"], kinds: [.convenience]),
    AcceptedMiss(
      title: "Objects for which nothing here asks",
      reason:
        "The property refers to an object that something else keeps, as Apple's does; the word is missing from the declaration.",
      members: ["UIViewController.parent", "UIInteraction.view"], kinds: [.weak]),
    AcceptedMiss(
      title: "Other types",
      reason: "What an app passes or reads is accepted too: an optional in place of a value, a view in place of a window, two "
        + "kinds of effects in one form.",
      members: ["*"],
      kinds: [.types, .result, .failable, .mutating, .settable, .required, .sendable, .closureIsolation, .defaults]),
    AcceptedMiss(
      title: "Inherited from `NSObject`",
      reason: "The type has it from a class of Foundation, which says it in its own way.",
      members: ["UITableViewDiffableDataSource.description()", "UICubicTimingParameters.init()"], kinds: [.isolation, .onType]),
    AcceptedMiss(
      title: "Property wrappers that belong to no actor",
      reason: "They can be made where Apple's can, and elsewhere.",
      members: ["EnvironmentObject.*", "EnvironmentObject.Wrapper", "StateObject"], kinds: [.isolation]),
    AcceptedMiss(
      title: "Protocols that only UIKit's classes conform to",
      reason: "The protocol's methods stand in an extension.",
      members: ["UICoordinateSpace.*", "UIDataSourceTranslating.*", "UITraitChangeObservable.*"], kinds: [.requirement, .types]),
    AcceptedMiss(
      title: "Requirements beside a generic function of the same name",
      reason: "They are requirements; the two are told apart by their arguments, which the comparison does not look at.",
      members: ["UIDragDropSession.canLoadObjects(ofClass:)", "UIDropSession.loadObjects(ofClass:completion:)"],
      kinds: [.requirement, .types]),
    AcceptedMiss(
      title: "Conversions from SwiftUI's values",
      reason: "They are declared by the module `SwiftUI`, where a file that has such a value gets them.",
      members: [
        "NSDirectionalEdgeInsets.init(_:)", "UIAccessibilityContrast.init(_:)", "UILegibilityWeight.init(_:)",
        "UITraitEnvironmentLayoutDirection.init(_:)", "UIUserInterfaceStyle.init(_:)", "UIView.animate(_:changes:completion:)",
      ], kinds: [.missing]),
    AcceptedMiss(
      title: "Objects out of archives",
      reason: "Interface files are read without archives: what no such file holds is never made from a coder.",
      members: ["*.init(coder:)"], kinds: [.missing]),
    AcceptedMiss(
      title: "Pencils, pointers, remote controls and Macs",
      reason: "The host is a phone with a finger and a keyboard.",
      members: [
        "UITouch.*", "UIHoverGestureRecognizer.*", "UIEvent.*", "UIGestureRecognizer.buttonMask", "UITapGestureRecognizer.*",
        "*pointer*", "*Pointer*", "*toolTip*", "*ehavioralStyle", "*NSToolbar*", "*hoverStyle", "UIButton.isHeld",
        "UIButton.isHovered", "*.indexDisplayMode", "*.directionalPressGestureRecognizer", "*marquee*", "*Marquee*",
        "*AncestorFocused", "*.toolbarItemPresentationSize", "*.activeAppearance", "UIImageView.overlayContentView",
        "UIImageView.masksFocusEffectToContents", "UIWindow.*",
      ], kinds: [.missing]),
    AcceptedMiss(
      title: "Focus",
      reason:
        "The focus moves by the keys of a hardware keyboard over rows, and views beside them; no finger on a remote control hints at it.",
      members: ["UIFocus*", "*ocusGroup*", "*llowsFocus*", "*.contains(_:)", "*Focus*"], kinds: [.missing]),
    AcceptedMiss(
      title: "Restoring an app's state",
      reason: "A run begins with a fresh app.",
      members: ["*estor*", "*userActivity*", "*extensionContext*"], kinds: [.missing]),
    AcceptedMiss(
      title: "Services of other frameworks",
      reason: "They belong to frameworks that are not here, or to services of a phone: App Intents, writing tools, text "
        + "formatting, high dynamic range, recognised texts, AirPlay.",
      members: [
        "*ppIntents*", "*ppEntity*", "*riting*", "*ormatting*", "*ynamicRange*", "*DetectedValues*", "*detect*", "*AV*",
        "*Camera*", "*Attribution*", "*SKNode*", "*onversation*", "*sceneCapture*", "*forceTouch*", "*displayGamut*",
        "*ypesettingLanguage*", "*ollaboration*", "*CTText*",
      ], kinds: [.missing]),
    AcceptedMiss(
      title: "Not here",
      reason: "A file that uses it does not compile, which is how it is found.",
      members: ["*"], kinds: [.missing]),
  ]
}
