import Foundation

/// What makes one list of sections the next.
struct ResultChanges {
  struct Section {
    var name: String
    var objects: [NSManagedObject]
  }
  struct ObjectChange {
    var object: NSManagedObject
    var kind: NSFetchedResultsChangeType
    var old: IndexPath?
    var new: IndexPath?
  }
  var sections: [(name: String, index: Int, kind: NSFetchedResultsChangeType)] = []
  var objects: [ObjectChange] = []
  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  /// Sections that go come first, then those that come; objects that go, come, move and change after them. An object that changed
  /// and kept its place among the others is an update, whatever was inserted or deleted around it.
  init(from old: [Section], to new: [Section], changed: (NSManagedObject) -> Bool) {
    let oldNames = Set(old.map(\.name))
    let newNames = Set(new.map(\.name))
    for (index, section) in old.enumerated() where !newNames.contains(section.name) {
      sections.append((section.name, index, .delete))
    }
    for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
      sections.append((section.name, index, .insert))
    }
    let before = ResultChanges.places(old)
    let after = ResultChanges.places(new)
    let oldOrder = old.flatMap(\.objects)
    for object in oldOrder {
      if after[ObjectIdentifier(object)] == nil, let place = before[ObjectIdentifier(object)] {
        objects.append(ObjectChange(object: object, kind: .delete, old: place.path))
      }
    }
    for object in new.flatMap(\.objects) {
      if before[ObjectIdentifier(object)] == nil, let place = after[ObjectIdentifier(object)] {
        objects.append(ObjectChange(object: object, kind: .insert, new: place.path))
      }
    }
    let common = oldOrder.compactMap { object in after[ObjectIdentifier(object)].map { (object, $0) } }
    let kept = ResultChanges.kept(common.map { ($0.1.position, changed($0.0)) })
    for (index, (object, to)) in common.enumerated() {
      guard let from = before[ObjectIdentifier(object)] else { continue }
      if !kept.contains(index) || from.section != to.section {
        objects.append(ObjectChange(object: object, kind: .move, old: from.path, new: to.path))
      } else if changed(object) {
        objects.append(ObjectChange(object: object, kind: .update, old: from.path, new: to.path))
      }
    }
  }

  // MARK: Machinery

  private struct Place {
    var path: IndexPath
    var section: String
    var position: Int
  }

  private static func places(_ sections: [Section]) -> [ObjectIdentifier: Place] {
    var result: [ObjectIdentifier: Place] = [:]
    var position = 0
    for (index, section) in sections.enumerated() {
      for (row, object) in section.objects.enumerated() {
        result[ObjectIdentifier(object)] = Place(
          path: IndexPath(indexes: [index, row]), section: section.name, position: position)
        position += 1
      }
    }
    return result
  }

  /// Which of the objects that stay are in the same order as before: all that did not change, and as many as possible of those changed
  /// ones that are between the same unchanged ones as before.
  private static func kept(_ objects: [(position: Int, isChanged: Bool)]) -> Set<Int> {
    // Unchanged objects before each, in the new order.
    let fixed = objects.filter { !$0.isChanged }.map(\.position).sorted()
    var passed = 0
    var candidates: [Int] = []
    for (index, object) in objects.enumerated() {
      if !object.isChanged {
        passed += 1
        candidates.append(index)
      } else if fixed.count(below: object.position) == passed {
        candidates.append(index)
      }
    }
    // The longest run of growing positions among them.
    var ends: [Int] = []
    var former: [Int: Int] = [:]
    var positions: [Int] = []
    for index in candidates {
      let place = positions.count(below: objects[index].position)
      former[index] = place > 0 ? ends[place - 1] : nil
      if place == ends.count {
        ends.append(index)
        positions.append(objects[index].position)
      } else {
        ends[place] = index
        positions[place] = objects[index].position
      }
    }
    var result: Set<Int> = []
    var present = ends.last
    while let index = present {
      result.insert(index)
      present = former[index]
    }
    return result
  }
}

extension [Int] {
  /// How many are less than a number; they are sorted.
  fileprivate func count(below number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
