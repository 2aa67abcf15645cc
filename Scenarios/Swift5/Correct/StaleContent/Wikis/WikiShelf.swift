import Combine
import Foundation

struct WikiFile: Identifiable, Equatable {
  let id: Int
  let title: String
  let size: Int
  var isDownloaded = false
  var opened = 0
}

/// What the app knows of the files, whichever screen shows them.
@MainActor final class WikiCatalog {
  private var byID: [WikiFile.ID: WikiFile] = [:]

  init() {
    let titles = ["Gardening", "Gadgets", "Chess", "Cooking", "Birds", "Galleries", "Knots", "Physics", "Stars", "Yoga"]
    for (offset, title) in titles.enumerated() {
      byID[offset] = WikiFile(id: offset, title: title, size: 120 + offset * 35)
    }
  }

  func files() -> [WikiFile] { byID.values.sorted { ($0.title, $0.id) < ($1.title, $1.id) } }

  func update(_ id: WikiFile.ID, _ change: (inout WikiFile) -> Void) {
    guard var file = byID[id] else { return }
    change(&file)
    byID[id] = file
  }
}

@MainActor final class WikiShelf: ObservableObject {
  @Published var query = ""
  @Published var downloadedOnly = false
  @Published private(set) var shown: [WikiFile] = []
  private let catalog = WikiCatalog()

  func file(_ id: WikiFile.ID) -> WikiFile? { catalog.files().first { $0.id == id } }

  /// Anew from the catalogue: a file may have come or gone while another screen was in front.
  func reload() {
    applyFilter()
  }

  func applyFilter() {
    shown = catalog.files().filter { file in
      (query.isEmpty || file.title.localizedCaseInsensitiveContains(query)) && (!downloadedOnly || file.isDownloaded)
    }
  }

  func setDownloaded(_ isDownloaded: Bool, _ id: WikiFile.ID) {
    catalog.update(id) { $0.isDownloaded = isDownloaded }
    applyFilter()
  }

  func open(_ id: WikiFile.ID) {
    catalog.update(id) { $0.opened += 1 }
    applyFilter()
  }
}
