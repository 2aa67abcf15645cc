import Foundation

struct TrayNotice: Hashable, Identifiable {
  let id: String
  let author: String
  let text: String
  var isRead = false
}

/// Notices, and those that are about to be thrown away.
final class NoticeTrayStore {
  /// How long the reader can think better of it.
  static let grace = 4.0

  private(set) var notices: [TrayNotice] = [
    TrayNotice(id: "n1", author: "Wilma", text: "commented on your kite plans"),
    TrayNotice(id: "n2", author: "Ragnar", text: "asked to borrow the ladder"),
    TrayNotice(id: "n3", author: "Site team", text: "water will be off on Tuesday"),
    TrayNotice(id: "n4", author: "Idris", text: "liked your seed swap"),
    TrayNotice(id: "n5", author: "Marta", text: "replied to your question about moss"),
    TrayNotice(id: "n6", author: "Site team", text: "gate code changes tonight"),
    TrayNotice(id: "n7", author: "Bo", text: "shared three pictures of the pond"),
  ]
  private(set) var trashed: Set<TrayNotice.ID> = []
  var onChange: (() -> Void)?

  func notice(_ id: TrayNotice.ID) -> TrayNotice? { notices.first { $0.id == id } }

  func isTrashed(_ id: TrayNotice.ID) -> Bool { trashed.contains(id) }

  func markRead(_ id: TrayNotice.ID) {
    guard let index = notices.firstIndex(where: { $0.id == id }), !notices[index].isRead else { return }
    notices[index].isRead = true
    onChange?()
  }

  func trash(_ id: TrayNotice.ID) {
    trashed.insert(id)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.grace) { [weak self] in self?.expire(id) }
    onChange?()
  }

  func restore(_ id: TrayNotice.ID) {
    trashed.remove(id)
    onChange?()
  }

  private func expire(_ id: TrayNotice.ID) {
    guard trashed.remove(id) != nil else { return }
    notices.removeAll { $0.id == id }
    onChange?()
  }
}
