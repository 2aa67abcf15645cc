import Foundation

/// Items by type. A value is kept as one of the kinds that ``UIPasteboard`` hands out; a type only says which.
extension UIPasteboard {
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

  /// What becomes of items later. Nothing leaves a run, and nothing in it grows old.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// One value for each type of each item.
  public var items: [[String: Any]] {
    get { copied.map { [UIPasteboard.type(of: $0): $0] } }
    set { setItems(newValue) }
  }
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    setCopied(items.compactMap { item in item.sorted { $0.key < $1.key }.first.map { UIPasteboard.value($0.value, $0.key) } })
  }
  public func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: data]]) }
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    copied.first { UIPasteboard.type(of: $0) == pasteboardType }
  }
  /// Puts objects in, as their classes write them.
  public func setObjects(_ objects: [any NSItemProviderWriting]) { itemProviders = objects.map { NSItemProvider(object: $0) } }
  public func setObjects<T>(_ objects: [T]) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects.map { $0._bridgeToObjectiveC() })
  }
  /// Puts providers in. Nothing leaves the run, and nothing in it grows old.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    self.itemProviders = itemProviders
  }
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: url.dataRepresentation
    default: nil
    }
  }
  public var types: [String] {
    copied.flatMap { ($0 as? NSItemProvider)?.registeredTypeIdentifiers ?? [UIPasteboard.type(of: $0)] }
  }
  public func contains(pasteboardTypes: [String]) -> Bool { types.contains { pasteboardTypes.contains($0) } }

  private static func value(_ value: Any, _ type: String) -> Any {
    guard let data = value as? Data else { return value }
    switch type {
    case "public.utf8-plain-text", "public.text", "public.plain-text": return String(decoding: data, as: UTF8.self)
    case "public.png", "public.jpeg", "public.image": return UIImage(data: data) ?? data
    default: return data
    }
  }

  private static func type(of value: Any) -> String {
    switch value {
    case is String: "public.utf8-plain-text"
    case is URL: "public.url"
    case is UIImage: "public.png"
    case is UIColor: "com.apple.uikit.color"
    default: "public.data"
    }
  }
}
