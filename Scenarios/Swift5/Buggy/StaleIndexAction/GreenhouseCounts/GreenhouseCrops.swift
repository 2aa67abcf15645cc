import Foundation

struct GreenhouseCrop: Identifiable, Hashable {
  let id: Int
  let name: String
  let pots: Int
  var picked = 0

  var isDone: Bool { picked >= pots }
}

/// The beds of a greenhouse and what was picked today.
final class CropHouse {
  private(set) var beds: [(name: String, crops: [GreenhouseCrop])]
  private var removed: (crop: GreenhouseCrop, bed: Int, row: Int)?

  init() {
    let plan: [(String, [(String, Int)])] = [
      ("Herbs", [("Basil", 12), ("Chives", 8), ("Dill", 6), ("Mint", 10), ("Parsley", 9), ("Sage", 5)]),
      ("Salads", [("Rocket", 20), ("Lettuce", 14), ("Spinach", 16), ("Cress", 30), ("Endive", 7)]),
      ("Fruit", [("Tomatoes", 24), ("Peppers", 18), ("Chillies", 9), ("Aubergines", 6), ("Cucumbers", 11), ("Melons", 3)]),
    ]
    var nextID = 0
    beds = plan.map { bed in
      (
        bed.0,
        bed.1.map { crop in
          defer { nextID += 1 }
          return GreenhouseCrop(id: nextID, name: crop.0, pots: crop.1)
        }
      )
    }
  }

  subscript(path: IndexPath) -> GreenhouseCrop { beds[path.section].crops[path.row] }

  var total: Int { beds.flatMap(\.crops).map(\.picked).reduce(0, +) }

  func change(at path: IndexPath, by amount: Int) {
    let crop = self[path]
    beds[path.section].crops[path.row].picked = min(crop.pots, max(0, crop.picked + amount))
  }

  func remove(at path: IndexPath) {
    removed = (self[path], path.section, path.row)
    beds[path.section].crops.remove(at: path.row)
  }

  /// Puts the crop back that was removed last; the answer is where.
  func restore() -> IndexPath? {
    guard let (crop, bed, row) = removed else { return nil }
    removed = nil
    let place = min(row, beds[bed].crops.count)
    beds[bed].crops.insert(crop, at: place)
    return IndexPath(row: place, section: bed)
  }

  var canRestore: Bool { removed != nil }

  func subtitle(of bed: Int) -> String {
    let crops = beds[bed].crops
    return "\(beds[bed].name): \(crops.map(\.picked).reduce(0, +)) of \(crops.map(\.pots).reduce(0, +))"
  }
}
