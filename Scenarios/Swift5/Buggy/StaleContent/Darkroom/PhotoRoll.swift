import Combine
import Foundation

struct Photo: Identifiable, Hashable {
  let id: Int
  let name: String
  let day: Int
}

struct Exposure: Hashable {
  let lens: String
  let time: String
}

/// Reads what the camera wrote into the files. Slow, as the files are on a card.
@MainActor final class ExposureReader {
  private var known: [Photo.ID: Exposure] = [:]

  func exposure(of photo: Photo) async -> Exposure? {
    if let exposure = known[photo.id] { return exposure }
    try? await Task.sleep(for: .milliseconds(200 + photo.id % 4 * 150))
    if Task.isCancelled { return nil }
    let exposure = Exposure(lens: "\(20 + photo.id * 5) mm", time: "1/\(60 + photo.id * 10) s")
    known[photo.id] = exposure
    return exposure
  }
}

@MainActor final class PhotoRoll: ObservableObject {
  enum Order: String, CaseIterable { case day, name }

  @Published private(set) var photos: [Photo]
  @Published var order = Order.day
  @Published private(set) var marked: Set<Photo.ID> = []
  let reader = ExposureReader()

  init() {
    let names = [
      "Weir", "Attic", "Stairs", "Canal", "Market", "Bridge", "Yard", "Depot", "Orchard", "Quay", "Tower", "Fence", "Mill",
      "Lane",
    ]
    photos = names.enumerated().map { Photo(id: $0.offset + 1, name: $0.element, day: $0.offset / 3 + 1) }
  }

  var ordered: [Photo] {
    switch order {
    case .day: photos
    case .name: photos.sorted { $0.name < $1.name }
    }
  }

  func toggleMark(_ id: Photo.ID) {
    if marked.remove(id) == nil { marked.insert(id) }
  }

  func discard(_ id: Photo.ID) {
    photos.removeAll { $0.id == id }
    marked.remove(id)
  }
}
