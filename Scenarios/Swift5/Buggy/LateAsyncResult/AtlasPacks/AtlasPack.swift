import Foundation

/// Maps of a region that can be had on the phone.
final class AtlasPack {
  enum State { case offered, loading, paused, installed }

  let name: String
  let size: Int
  fileprivate(set) var state = State.offered
  fileprivate(set) var fraction = 0.0
  /// Told whenever more of the pack has come, and once more when it is unpacked.
  var onProgress: ((Double) -> Void)?

  init(name: String, size: Int) {
    self.name = name
    self.size = size
  }
}

/// Fetches packs. Each gets a fifth of its bytes in half a second.
final class AtlasDepot {
  let packs: [AtlasPack]
  /// A pack began, was held or is there.
  var onChange: (() -> Void)?
  private var timer: Timer?

  init() {
    let names = [
      "Lofoten", "Harz", "Åland", "Tatra", "Jura", "Peloponnese", "Burren", "Algarve", "Gotland", "Vosges", "Cairngorms",
      "Istria",
      "Madeira", "Ardennes", "Samos", "Tyrol", "Umbria", "Bornholm",
    ]
    packs = names.enumerated().map { AtlasPack(name: $1, size: 120 + ($0 * 37) % 300) }
  }

  var fetched: [AtlasPack] { packs.filter { $0.state == .loading || $0.state == .paused } }
  var offered: [AtlasPack] { packs.filter { $0.state == .offered } }
  var installed: [AtlasPack] { packs.filter { $0.state == .installed } }

  func start(_ pack: AtlasPack) {
    pack.state = .loading
    if timer == nil {
      timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.tick() }
    }
    onChange?()
  }

  func pause(_ pack: AtlasPack) {
    pack.state = .paused
    onChange?()
  }

  private func tick() {
    for pack in packs where pack.state == .loading {
      pack.fraction = min(1, pack.fraction + 0.2)
      if pack.fraction < 0.99 { pack.onProgress?(pack.fraction) } else { finish(pack) }
    }
    if !packs.contains(where: { $0.state == .loading }) {
      timer?.invalidate()
      timer = nil
    }
  }

  private func finish(_ pack: AtlasPack) {
    pack.fraction = 1
    pack.state = .installed
    onChange?()
    // Unpacking goes on for a moment.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { pack.onProgress?(1) }
  }
}
