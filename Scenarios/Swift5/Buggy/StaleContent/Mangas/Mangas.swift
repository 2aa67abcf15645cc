import SwiftUI

struct MangaChapter: Identifiable {
  let id: Int
  let title: String
}

final class MangaStore: ObservableObject {
  @Published var chapters: [MangaChapter] = (1...40).map { MangaChapter(id: $0, title: "Chapter \($0)") }
  @Published var chosen: Set<Int> = []
  private var nextID = 41

  func release() {
    chapters.insert(MangaChapter(id: nextID, title: "Chapter \(nextID)"), at: 0)
    nextID += 1
  }

  func toggle(_ id: Int) {
    if chosen.contains(id) { chosen.remove(id) } else { chosen.insert(id) }
  }
}

struct MangaChapterRow: View {
  let chapter: MangaChapter
  let onToggle: () -> Void
  @State private var isChosen: Bool

  init(chapter: MangaChapter, isChosen: Bool, onToggle: @escaping () -> Void) {
    self.chapter = chapter
    self.onToggle = onToggle
    _isChosen = State(initialValue: isChosen)
  }

  var body: some View {
    Button {
      isChosen.toggle()
      onToggle()
    } label: {
      HStack {
        Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
        Text(chapter.title)
        Spacer()
      }
    }
  }
}

struct MangasView: View {
  @ObservedObject var store: MangaStore

  var body: some View {
    NavigationStack {
      List {
        Section {
          Button("Select all") { store.chosen = Set(store.chapters.map(\.id)) }
          Button("Deselect all") { store.chosen = [] }
        }
        Section("\(store.chosen.count) chosen") {
          ForEach(store.chapters) { chapter in
            MangaChapterRow(chapter: chapter, isChosen: store.chosen.contains(chapter.id)) {
              store.toggle(chapter.id)
            }
          }
        }
      }
      .navigationTitle("Chapters")
    }
  }
}
