import SwiftUI

private struct SnapshotPhoto: Identifiable, Hashable {
  let id: Int
  let place: String
  let kilobytes: Int
  var isLiked = false
}

private enum SnapshotOrder: String, CaseIterable {
  case oldest = "Oldest first"
  case largest = "Largest first"
}

@MainActor @Observable private final class SnapshotRoll {
  fileprivate private(set) var photos: [SnapshotPhoto]

  fileprivate init() {
    let places = [
      "Airport", "Beach", "Castle", "Dunes", "Express", "Fountain", "Garden", "Hotel", "Inlet", "Jungle", "Kiosk", "Lagoon",
      "Market",
      "Night sky", "Old town", "Palace", "Quay", "Ruins", "Sunset", "Temple", "Underground",
    ]
    photos = places.enumerated().map { SnapshotPhoto(id: $0.offset, place: $0.element, kilobytes: 900 + 613 * $0.offset % 2400) }
  }

  fileprivate func sort(_ order: SnapshotOrder) {
    switch order {
    case .oldest: photos.sort { $0.id < $1.id }
    case .largest: photos.sort { ($0.kilobytes, $1.id) > ($1.kilobytes, $0.id) }
    }
  }

  fileprivate func like(_ places: Set<Int>) {
    for place in places { photos[place].isLiked = true }
  }

  fileprivate func delete(_ places: Set<Int>) {
    for place in places.sorted(by: >) { photos.remove(at: place) }
  }
}

private struct SnapshotTile: View {
  let photo: SnapshotPhoto
  let isChosen: Bool

  var body: some View {
    VStack {
      Text(photo.place).frame(maxWidth: .infinity, minHeight: 60)
      HStack {
        Text("\(photo.kilobytes) kB").font(.caption)
        if photo.isLiked { Image(systemName: "heart.fill") }
        if isChosen { Text("chosen").font(.caption) }
      }
    }
    .background(isChosen ? Color.blue.opacity(0.3) : Color.gray.opacity(0.1))
  }
}

struct SnapshotPurgeView: View {
  @State private var roll = SnapshotRoll()
  @State private var isChoosing = false
  @State private var chosen: Set<Int> = []
  @State private var order = SnapshotOrder.oldest

  private func toggle(_ place: Int) {
    guard isChoosing else { return }
    if chosen.remove(place) == nil { chosen.insert(place) }
  }

  private func finish() {
    chosen = []
    isChoosing = false
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 110))]) {
          ForEach(Array(roll.photos.enumerated()), id: \.element.id) { place, photo in
            SnapshotTile(photo: photo, isChosen: chosen.contains(place))
              .onTapGesture { toggle(place) }
          }
        }
      }
      .navigationTitle(isChoosing ? "\(chosen.count) chosen" : "\(roll.photos.count) photos")
      .toolbar {
        if isChoosing {
          Button("Done") { finish() }
          Button("Like") {
            roll.like(chosen)
            finish()
          }
          .disabled(chosen.isEmpty)
          Button("Delete") {
            roll.delete(chosen)
            finish()
          }
          .disabled(chosen.isEmpty)
        } else {
          Button("Choose") { isChoosing = true }
          Button(order == .oldest ? "Largest first" : "Oldest first") {
            order = order == .oldest ? .largest : .oldest
            roll.sort(order)
          }
        }
      }
    }
  }
}
