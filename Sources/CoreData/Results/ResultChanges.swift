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
      if after[object.objectID] == nil, let place = before[object.objectID] {
        objects.append(ObjectChange(object: object, kind: .delete, old: place.path))
      }
    }
    for object in new.flatMap(\.objects) {
      if before[object.objectID] == nil, let place = after[object.objectID] {
        objects.append(ObjectChange(object: object, kind: .insert, new: place.path))
      }
    }
    let kept = ResultChanges.kept(oldOrder, before, after, changed)
    for object in oldOrder {
      guard let from = before[object.objectID], let to = after[object.objectID] else { continue }
      if !kept.contains(object.objectID) || from.section != to.section {
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

  private static func places(_ sections: [Section]) -> [NSManagedObjectID: Place] {
    var result: [NSManagedObjectID: Place] = [:]
    var position = 0
    for (index, section) in sections.enumerated() {
      for (row, object) in section.objects.enumerated() {
        result[object.objectID] = Place(path: IndexPath(indexes: [index, row]), section: section.name, position: position)
        position += 1
      }
    }
    return result
  }

  /// Objects that are in the same order as before: all that did not change, and those changed ones that fit between them.
  private static func kept(
    _ old: [NSManagedObject], _ before: [NSManagedObjectID: Place], _ after: [NSManagedObjectID: Place],
    _ changed: (NSManagedObject) -> Bool
  ) -> Set<NSManagedObjectID> {
    let common = old.filter { after[$0.objectID] != nil }
    // The longest run of growing positions, in which what did not change weighs more than all that did.
    let heavy = common.count + 1
    var best: [Int] = []
    var former: [Int?] = []
    for (index, object) in common.enumerated() {
      let position = after[object.objectID]?.position ?? 0
      var weight = 0
      var link: Int?
      for earlier in 0..<index where (after[common[earlier].objectID]?.position ?? 0) < position && best[earlier] > weight {
        (weight, link) = (best[earlier], earlier)
      }
      best.append(weight + (changed(object) ? 1 : heavy))
      former.append(link)
    }
    var result: Set<NSManagedObjectID> = []
    var present = best.indices.max { best[$0] < best[$1] }
    while let index = present {
      result.insert(common[index].objectID)
      present = former[index]
    }
    return result
  }
}
