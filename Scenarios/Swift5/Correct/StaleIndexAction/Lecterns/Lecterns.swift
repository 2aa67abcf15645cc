import SwiftUI

struct Lectern: Identifiable {
  let id: Int
  let speaker: String
  var minutes: Int
}

final class LecternStore: ObservableObject {
  @Published var lecterns: [Lectern]
  private var nextID = 27

  init() {
    let speakers = ["Ames", "Bell", "Cole", "Dean", "Ford"]
    lecterns = (1...26).map { Lectern(id: $0, speaker: "\(speakers[$0 % speakers.count]) \($0)", minutes: 10) }
  }

  func register() {
    lecterns.insert(Lectern(id: nextID, speaker: "Gray \(nextID)", minutes: 15), at: 0)
    nextID += 1
  }

  func putFirst(at index: Int) {
    lecterns.insert(lecterns.remove(at: index), at: 0)
  }

  func cancel(at index: Int) {
    lecterns.remove(at: index)
  }
}

struct LecternRow: View {
  let number: Int
  let lectern: Lectern
  let extend: () -> Void
  let putFirst: () -> Void
  let cancel: () -> Void

  var body: some View {
    HStack(spacing: 16) {
      Text("\(number). \(lectern.speaker), \(lectern.minutes) min")
      Spacer()
      Button("+5", action: extend)
      Button("First", action: putFirst)
      Button("Cancel", action: cancel)
    }
    .buttonStyle(.borderless)
  }
}

struct LecternsView: View {
  @ObservedObject var store: LecternStore

  var body: some View {
    List {
      // the number is needed for the title, the identity is that of the lectern
      ForEach(Array(store.lecterns.enumerated()), id: \.element.id) { index, lectern in
        LecternRow(number: index + 1, lectern: lectern) {
          store.lecterns[index].minutes += 5
        } putFirst: {
          store.putFirst(at: index)
        } cancel: {
          store.cancel(at: index)
        }
      }
    }
  }
}
