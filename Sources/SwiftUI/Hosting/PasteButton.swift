import Foundation
import UIKit

/// A button that gives what was copied, if that is of its type (IN-06). It can be pressed only while something is.
nonisolated public struct PasteButton: View {
  private let read: @MainActor () -> (@MainActor () -> Void)?

  private init(read: @escaping @MainActor () -> (@MainActor () -> Void)?) { self.read = read }

  /// The button; whether it can be pressed is looked up when it is shown.
  @MainActor public var body: some View {
    let paste = read()
    Button("Paste", systemImage: "doc.on.clipboard") { read()?() }.disabled(paste == nil)
  }
}

nonisolated extension PasteButton {
  /// Creates a button that takes texts or addresses.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {
    nonisolated(unsafe) let take = onPaste
    self.init(read: { () -> (@MainActor () -> Void)? in
      let found: [T] = UIPasteboard.general.copied(payloadType)
      if found.isEmpty { return nil }
      return { take(found) }
    })
  }
}

extension UIPasteboard {
  /// What was copied of a type.
  fileprivate func copied<T>(_ type: T.Type) -> [T] {
    var all: [Any] = strings ?? []
    if let url { all.append(url) }
    if let image { all.append(image) }
    return all.compactMap { $0 as? T }
  }
}
