import Foundation

/// A list that holds its objects weakly or strongly; what is gone leaves a gap until the list is compacted.
open class NSPointerArray: NSObject {
  private final class Slot {
    weak var held: AnyObject?
    var kept: AnyObject?
    init(_ object: AnyObject?, isWeak: Bool) {
      held = object
      kept = isWeak ? nil : object
    }
  }
  private var slots: [Slot] = []
  private let isWeak: Bool

  private init(isWeak: Bool) {
    self.isWeak = isWeak
    super.init()
  }
  public class func weakObjects() -> NSPointerArray { NSPointerArray(isWeak: true) }
  public class func strongObjects() -> NSPointerArray { NSPointerArray(isWeak: false) }

  /// With gaps.
  open var count: Int { slots.count }
  /// Without gaps.
  open var allObjects: [Any] { slots.compactMap(\.held) }
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    slots[index].held.map { Unmanaged.passUnretained($0).toOpaque() }
  }
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { slots.insert(slot(item), at: index) }
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { slots[index] = slot(item) }
  open func removePointer(at index: Int) { slots.remove(at: index) }
  open func compact() { slots.removeAll { $0.held == nil } }

  private func slot(_ pointer: UnsafeMutableRawPointer?) -> Slot {
    Slot(pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }, isWeak: isWeak)
  }
}
