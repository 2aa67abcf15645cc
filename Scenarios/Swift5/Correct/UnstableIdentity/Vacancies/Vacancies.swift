import SwiftUI

struct Vacancy: Identifiable {
  let id: Int
  let title: String
  let city: String
}

/// Stands in for the server: the newest vacancy is the first.
final class VacancyServer {
  private var vacancies: [Vacancy] = (1...36).reversed().map(VacancyServer.vacancy)

  private static func vacancy(_ id: Int) -> Vacancy {
    Vacancy(id: id, title: "Vacancy \(id)", city: ["Bern", "Oslo", "Riga"][id % 3])
  }

  func publish() { vacancies.insert(VacancyServer.vacancy(vacancies.count + 1), at: 0) }

  /// The vacancies older than the given one, or the newest.
  func page(before id: Vacancy.ID?, count: Int) -> [Vacancy] {
    Array(vacancies.filter { vacancy in id.map { vacancy.id < $0 } ?? true }.prefix(count))
  }
}

@MainActor
final class VacancyFeed: ObservableObject {
  @Published private(set) var vacancies: [Vacancy] = []
  @Published private(set) var hasMore = true
  private let server = VacancyServer()
  private var isLoading = false
  private let pageSize = 12

  /// An employer publishes a vacancy; the list shows it at the next start.
  func employerPublishes() { server.publish() }

  func loadMore() async {
    guard hasMore, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    let page = server.page(before: vacancies.last?.id, count: pageSize)
    try? await Task.sleep(nanoseconds: 100_000_000)
    vacancies += page
    hasMore = page.count == pageSize
  }
}

struct VacanciesView: View {
  @ObservedObject var store: VacancyFeed

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.vacancies) { vacancy in
          VStack(alignment: .leading) {
            Text(vacancy.title)
            Text(vacancy.city)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          .onAppear { loadMore(after: vacancy) }
        }
        if store.hasMore {
          Text("Loading…")
            .foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Vacancies")
      .task { if store.vacancies.isEmpty { await store.loadMore() } }
    }
  }

  private func loadMore(after vacancy: Vacancy) {
    guard vacancy.id == store.vacancies.last?.id else { return }
    Task { await store.loadMore() }
  }
}
