import Combine
import Foundation

struct BirdSighting: Hashable {
  let bird: String
  let minute: Int
}

/// Hears birds. Every screen that wants to know listens to it.
@MainActor final class Recorder {
  let heard = PassthroughSubject<BirdSighting, Never>()
  private let birds = ["Wren", "Kingfisher", "Blackcap", "Siskin", "Dunnock", "Redstart"]
  private var count = 0

  func record() {
    let sighting = BirdSighting(bird: birds[count % birds.count], minute: 40 + count * 3)
    count += 1
    heard.send(sighting)
  }
}
