import Foundation
import HeadlessCore

extension UIView {
  /// The traits of the nearest controller or superview, with this view's own overrides.
  var inheritedTraits: UITraitCollection {
    var base: UITraitCollection
    if let controller = owningViewController {
      base = controller.traitCollection
    } else {
      base = storedSuperview?.traitCollection ?? .base
    }
    if let extra = traitOverrideValues { base = UITraitCollection(values: base.values.overridden(by: extra)) }
    if let extra = appTraitOverrides { base = UITraitCollection(values: base.values.overridden(by: extra)) }
    if let limited = limitedCategory(base.preferredContentSizeCategory) {
      base = UITraitCollection(values: base.values.overridden(by: TraitValues(category: limited)))
    }
    guard overrideUserInterfaceStyle != .unspecified else { return base }
    return UITraitCollection(values: base.values.overridden(by: TraitValues(style: overrideUserInterfaceStyle)))
  }

  /// Pixels a point. Text asks for it each time it is measured, and nearly always it is the screen's.
  var effectiveScale: CGFloat {
    max(1, UIKitRunState.current.isScaleOverridden ? traitCollection.displayScale : UITraitCollection.base.values.scale)
  }

  static func overrides(_ values: TraitValues?) {
    if let values, values.scale != 0 { UIKitRunState.current.isScaleOverridden = true }
  }

  /// The text size within the view's own limits; nil if it needs no change.
  private func limitedCategory(_ category: UIContentSizeCategory) -> UIContentSizeCategory? {
    if let maximumContentSizeCategory, category > maximumContentSizeCategory { return maximumContentSizeCategory }
    if let minimumContentSizeCategory, category < minimumContentSizeCategory { return minimumContentSizeCategory }
    return nil
  }

  /// Remembers that traits below here have to be compared before the next layout.
  func traitsMayHaveChanged() {
    guard window != nil else { return }
    UIKitRunState.current.isTraitCheckPending = true
    HostLoop.setNeedsFrame()
  }

  /// What the view starts from when it enters a window: changes are told in comparison to it.
  func rememberTraits() {
    let hasOwn =
      owningViewController != nil || traitOverrideValues != nil || appTraitOverrides != nil
      || overrideUserInterfaceStyle != .unspecified
    lastTraits = hasOwn ? traitCollection : storedSuperview?.lastTraits ?? traitCollection
    if let controller = owningViewController, controller.lastTraits == nil {
      controller.lastTraits = controller.traitCollection
    }
    if let lastTraits { for choices in sizeClassChoices { choices.apply(lastTraits) } }
  }

  /// Tells views and controllers whose traits differ from those they last heard of.
  func deliverTraitChanges() {
    let new = traitCollection
    if let controller = owningViewController { controller.deliverTraitChange() }
    if let old = lastTraits, old != new {
      lastTraits = new
      for choices in sizeClassChoices { choices.apply(new) }
      traitCollectionDidChange(old)
      traitRegistrations.notify(self, old, new)
      followTraits(old, new)
      setNeedsLayout()
    } else if lastTraits == nil {
      lastTraits = new
    }
    for view in storedSubviews { view.deliverTraitChanges() }
  }
}

extension UIWindow {
  static func deliverTraitChanges(below window: UIWindow) {
    guard UIKitRunState.current.isTraitCheckPending else { return }
    UIKitRunState.current.isTraitCheckPending = false
    for window in UIWindow.all { window.deliverTraitChanges() }
  }
}

/// A registered wish to hear of trait changes.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// Names a trait.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition { public static var defaultValue: UIUserInterfaceStyle { .unspecified } }
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
public enum UITraitDisplayScale: UITraitDefinition { public static var defaultValue: CGFloat { 0 } }
public enum UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
public enum UITraitUserInterfaceLevel: UITraitDefinition { public static var defaultValue: UIUserInterfaceLevel { .unspecified } }
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}
public enum UITraitLegibilityWeight: UITraitDefinition { public static var defaultValue: UILegibilityWeight { .unspecified } }
public enum UITraitListEnvironment: UITraitDefinition { public static var defaultValue: UIListEnvironment { .unspecified } }

extension UITraitCollection {
  /// The system's traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
  }
}

/// Trait-change closures of one view or controller.
@MainActor struct TraitRegistrations {
  final class Entry: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let action: (AnyObject, UITraitCollection) -> Void
    init(_ traits: [UITrait], _ action: @escaping (AnyObject, UITraitCollection) -> Void) {
      self.traits = traits
      self.action = action
      super.init()
    }
    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  }

  var entries: [Entry] = []

  func notify(_ owner: AnyObject, _ old: UITraitCollection, _ new: UITraitCollection) {
    for entry in entries where entry.traits.contains(where: { TraitRegistrations.differs($0, old.values, new.values) }) {
      entry.action(owner, old)
    }
  }

  private static func differs(_ trait: UITrait, _ old: TraitValues, _ new: TraitValues) -> Bool {
    switch ObjectIdentifier(trait) {
    case ObjectIdentifier(UITraitUserInterfaceStyle.self): old.style != new.style
    case ObjectIdentifier(UITraitHorizontalSizeClass.self): old.horizontal != new.horizontal
    case ObjectIdentifier(UITraitVerticalSizeClass.self): old.vertical != new.vertical
    case ObjectIdentifier(UITraitPreferredContentSizeCategory.self): old.category != new.category
    case ObjectIdentifier(UITraitDisplayScale.self): old.scale != new.scale
    case ObjectIdentifier(UITraitLayoutDirection.self): old.direction != new.direction
    case ObjectIdentifier(UITraitUserInterfaceLevel.self): old.level != new.level
    case ObjectIdentifier(UITraitAccessibilityContrast.self): old.contrast != new.contrast
    case ObjectIdentifier(UITraitLegibilityWeight.self): old.weight != new.weight
    case ObjectIdentifier(UITraitListEnvironment.self): old.list != new.list
    default: !old.custom.isSame(trait, as: new.custom)
    }
  }
}

/// Something that can register for trait changes.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  @discardableResult public func registerForTraitChanges<Observed>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Observed, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration where Observed: UITraitEnvironment {
    let entry = TraitRegistrations.Entry(traits) { owner, old in
      if let owner = owner as? Observed { handler(owner, old) }
    }
    if let view = self as? UIView { view.traitRegistrations.entries.append(entry) }
    if let controller = self as? UIViewController { controller.traitRegistrations.entries.append(entry) }
    return entry
  }

  /// Sends an action to the object itself.
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends an action to a target, which is not kept. The action may take the object and the traits it had before.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return registerForTraitChanges(traits) { [weak target] (changed: Self, old: UITraitCollection) in
      guard let target else { return }
      SelectorSending.send(action, to: target, [changed, old], for: .action)
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    if let view = self as? UIView { view.traitRegistrations.entries.removeAll { $0 === registration } }
    if let controller = self as? UIViewController { controller.traitRegistrations.entries.removeAll { $0 === registration } }
  }
}
