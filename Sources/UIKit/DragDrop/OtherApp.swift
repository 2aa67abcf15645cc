import Foundation
import HeadlessCore

/// Another app on which a drag is dropped: it takes of each item what all may see, as a text (DND-17).
@MainActor enum OtherApp {
  /// - Parameter took: Gets each item's text when it is there; what is no text is named by its type and size.
  static func take(_ items: [UIDragItem], _ took: @escaping @MainActor (String) -> Void) {
    for item in items {
      guard let provider = item.itemProvider.copy() as? NSItemProvider else { continue }
      provider.entries.removeAll { $0.visibility != .all }
      let hand: @Sendable (String?) -> Void = { text in
        guard let text else { return }
        HostLoop.schedule(after: 0, label: "another app that takes what was dropped", callsApp: false) {
          MainActor.assumeIsolated { took(text) }
        }
      }
      if provider.canLoadObject(ofClass: NSString.self) {
        provider.loadObject(ofClass: NSString.self) { text, _ in hand(text.map { "\($0)" }) }
      } else if let type = provider.registeredTypeIdentifiers.first {
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          hand(data.map { String(data: $0, encoding: .utf8) ?? "\($0.count) bytes of \(type)" })
        }
      }
    }
  }
}
