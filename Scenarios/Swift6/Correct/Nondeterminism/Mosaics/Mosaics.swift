import SwiftUI

/// Always the same numbers for the same seed.
struct MosaicDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

struct Mosaic: Identifiable {
  let id: Int
}

/// Colours that look thrown, and belong to their mosaic for good.
struct MosaicsView: View {
  @State private var mosaics = (1...30).map { Mosaic(id: $0) }

  var body: some View {
    NavigationStack {
      List {
        ForEach(mosaics) { MosaicRow(mosaic: $0) }
          .onDelete { mosaics.remove(atOffsets: $0) }
          .onMove { mosaics.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Mosaics")
      .toolbar { Button("Shuffle") { shuffle() } }
    }
  }

  private func shuffle() {
    var dice = MosaicDice(seed: mosaics.first?.id ?? 1)
    mosaics.shuffle(using: &dice)
  }
}

struct MosaicRow: View {
  let mosaic: Mosaic

  var body: some View {
    HStack(spacing: 2) {
      Text("Mosaic \(mosaic.id)")
      Spacer()
      ForEach(Array(tiles.enumerated()), id: \.offset) { _, color in
        RoundedRectangle(cornerRadius: 3).fill(color).frame(width: 18, height: 18)
      }
    }
  }

  private var tiles: [Color] {
    var dice = MosaicDice(seed: mosaic.id)
    return (0..<Int.random(in: 2...6, using: &dice)).map { _ in
      Color(hue: Double.random(in: 0...1, using: &dice), saturation: 0.8, brightness: 0.9)
    }
  }
}
