import SwiftUI

struct Plume: Identifiable, Codable, Hashable {
  let id: Int
  let name: String
  let latin: String
}

/// The museum's server.
struct PlumeCatalog: Sendable {
  func birds(named text: String) async throws -> [Plume] {
    var address = URLComponents(string: "https://api.plumes.example/birds")
    address?.queryItems = [URLQueryItem(name: "q", value: text)]
    guard let url = address?.url else { return [] }
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([Plume].self, from: data)
  }
}

@MainActor @Observable final class PlumeSearch {
  var text = "" { didSet { if text != oldValue { textChanged() } } }
  private(set) var hits: [Plume] = []
  private(set) var isLoading = false
  private(set) var message: String?
  var sightings: [Plume.ID: Int] = [:]
  @ObservationIgnored private let catalog = PlumeCatalog()
  @ObservationIgnored private var search: Task<Void, Never>?

  private func textChanged() {
    let wanted = text.trimmingCharacters(in: .whitespaces).lowercased()
    guard wanted.count >= 2 else {
      search?.cancel()
      hits = []
      message = nil
      isLoading = false
      return
    }
    isLoading = true
    search?.cancel()
    search = Task {
      try? await Task.sleep(for: .milliseconds(300))
      guard !Task.isCancelled else { return }
      do {
        let found = try await catalog.birds(named: wanted)
        guard !Task.isCancelled else { return }
        hits = found
        message = found.isEmpty ? "No bird is called “\(wanted)”" : nil
      } catch {
        guard !Task.isCancelled else { return }
        message = "The museum can't be reached"
      }
      isLoading = false
    }
  }

  func count(_ plume: Plume) { sightings[plume.id, default: 0] += 1 }

  func forget(_ plume: Plume) { sightings[plume.id] = nil }
}
