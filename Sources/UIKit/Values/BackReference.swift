import HeadlessCore

/// Refers to a view or guide without keeping it alive, as `weak` does.
///
/// Every object that a `weak` variable has ever referred to counts its references in a side table from then on, which makes
/// each later retain and release of it twice as slow. Superviews and the ends of constraints are what layout touches most,
/// so they are referred to through one of these, which the view or guide owns and empties when it goes.
final class BackReference {
  private var target: UnsafeRawPointer?
  private let kind: Kind
  /// What is neither a view nor a guide has nobody who would empty the reference.
  private weak var other: AnyObject?

  private enum Kind {
    case view, guide, other
  }

  init(to view: UIView) {
    target = UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
    kind = .view
  }

  init(to guide: UILayoutGuide) {
    target = UnsafeRawPointer(Unmanaged.passUnretained(guide).toOpaque())
    kind = .guide
  }

  private init(toOther object: AnyObject) {
    other = object
    kind = .other
  }

  /// The reference that `object` owns.
  @MainActor static func to(_ object: AnyObject) -> BackReference {
    if let view = object as? UIView { return view.backReference }
    if let guide = object as? UILayoutGuide { return guide.backReference }
    return BackReference(toOther: object)
  }

  /// Nil from the moment the object's deinitialisation begins.
  var object: AnyObject? {
    guard kind != .other else { return other }
    return pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The object, if it is a view.
  var view: UIView? {
    guard kind == .view else { return nil }
    return pointer.map { Unmanaged<UIView>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The object, if it is a guide.
  var guide: UILayoutGuide? {
    guard kind == .guide else { return nil }
    return pointer.map { Unmanaged<UILayoutGuide>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The view itself, or the one that owns the guide.
  @MainActor var owner: UIView? { kind == .guide ? guide?.owningView : view }

  /// The object is going.
  func clear() { target = nil }

  private var pointer: UnsafeRawPointer? {
    guard let target, !ObjectLife.isGoing(target) else { return nil }
    return target
  }
}
