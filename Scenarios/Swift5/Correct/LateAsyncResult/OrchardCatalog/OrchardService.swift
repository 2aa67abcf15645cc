import Foundation
import UIKit

struct OrchardVariety: Decodable, Hashable, Identifiable {
  let id: String
  let name: String
  let season: String
  let keepsWeeks: Int
}

struct OrchardPage: Decodable {
  let page: Int
  let pages: Int
  let varieties: [OrchardVariety]
}

enum OrchardSeason: String, CaseIterable {
  case all, early, late

  var title: String {
    switch self {
    case .all: "Every season"
    case .early: "Early"
    case .late: "Late"
    }
  }
}

/// Asks the orchard's server for pages.
final class OrchardService {
  func page(_ number: Int, of season: OrchardSeason, completion: @escaping (OrchardPage?) -> Void) {
    guard let url = URL(string: "https://orchard.example.org/varieties?season=\(season.rawValue)&page=\(number)") else {
      return completion(nil)
    }
    URLSession.shared.dataTask(with: url) { data, _, _ in
      let page = data.flatMap { try? JSONDecoder().decode(OrchardPage.self, from: $0) }
      DispatchQueue.main.async { completion(page) }
    }.resume()
  }
}
