import SwiftUI

struct Lecture: Identifiable {
  let id: Int
  let title: String
  let speaker: String
}

struct LectureService {
  func summary(of id: Lecture.ID) async -> String? {
    try? await Task.sleep(nanoseconds: 150_000_000)
    return Task.isCancelled ? nil : "Lecture \(id) in three sentences."
  }
}

final class LectureProgram: ObservableObject {
  @Published private(set) var lectures = (1...20).map { number in
    Lecture(id: number, title: "Lecture \(number)", speaker: "Dr. Speaker \(number % 6)")
  }
  @Published private(set) var liveID = 1
  let service = LectureService()

  var live: Lecture? { lectures.first { $0.id == liveID } }

  func select(_ lecture: Lecture) { liveID = lecture.id }

  func startNextLecture() {
    guard let index = lectures.firstIndex(where: { $0.id == liveID }) else { return }
    liveID = lectures[(index + 1) % lectures.count].id
  }
}

struct LectureLiveRow: View {
  let lecture: Lecture
  let service: LectureService
  @State private var summary: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(lecture.title)
        .font(.headline)
      Text(lecture.speaker)
        .foregroundStyle(.secondary)
      Text(summary ?? "Loading…")
        .font(.footnote)
    }
    .task(id: lecture.id) {
      summary = nil
      guard let loaded = await service.summary(of: lecture.id) else { return }
      summary = loaded
    }
  }
}

struct LecturesView: View {
  @ObservedObject var store: LectureProgram

  var body: some View {
    NavigationStack {
      List {
        if let live = store.live {
          Section("Live") {
            LectureLiveRow(lecture: live, service: store.service)
          }
        }
        Section("Program") {
          ForEach(store.lectures) { lecture in
            HStack {
              Text(lecture.title)
              Spacer()
              Button("Watch") { store.select(lecture) }
                .buttonStyle(.borderless)
            }
          }
        }
      }
      .navigationTitle("Lectures")
    }
  }
}
