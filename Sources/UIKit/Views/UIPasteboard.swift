import Foundation

/// What was copied, kept within the run.
open class UIPasteboard: NSObject, @unchecked Sendable {
  open class var general: UIPasteboard { UIKitRunState.current.pasteboard }

  private var stored: [Any] = []
  private var changes = 0

  open var string: String? {
    get { values.first as? String }
    set { set(newValue.map { [$0] } ?? []) }
  }
  open var strings: [String]? {
    get { values.compactMap { $0 as? String } }
    set { set(newValue ?? []) }
  }
  open var url: URL? {
    get { values.first as? URL }
    set { set(newValue.map { [$0] } ?? []) }
  }
  open var image: UIImage? {
    get { values.first as? UIImage }
    set { set(newValue.map { [$0] } ?? []) }
  }
  open var urls: [URL]? {
    get { values.compactMap { $0 as? URL } }
    set { set(newValue ?? []) }
  }
  open var images: [UIImage]? {
    get { values.compactMap { $0 as? UIImage } }
    set { set(newValue ?? []) }
  }
  open var color: UIColor? {
    get { values.first as? UIColor }
    set { set(newValue.map { [$0] } ?? []) }
  }
  open var colors: [UIColor]? {
    get { values.compactMap { $0 as? UIColor } }
    set { set(newValue ?? []) }
  }
  open var hasColors: Bool { values.contains { $0 is UIColor } }
  open var numberOfItems: Int { values.count }
  open var hasStrings: Bool { values.contains { $0 is String } }
  open var hasURLs: Bool { values.contains { $0 is URL } }
  open var hasImages: Bool { values.contains { $0 is UIImage } }
  open var changeCount: Int { changes }

  /// True once somebody asked what was copied.
  @_spi(CellHarness) public private(set) var wasRead = false
  private var values: [Any] {
    wasRead = true
    return stored
  }

  /// What was copied, in order.
  var copied: [Any] { stored }
  func setCopied(_ new: [Any]) { set(new) }

  private func set(_ new: [Any]) {
    stored = new
    changes += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }
}
