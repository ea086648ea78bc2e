import {
  QueryClient,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import * as session from '@gallery/session';
import createClient from 'openapi-fetch';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import {
  Link,
  NavLink,
  Navigate,
  Outlet,
  isRouteErrorResponse,
  redirect,
  redirectDocument,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
  useViewTransitionState,
} from 'react-router';
import * as zustand from 'zustand';

/**
 * Libraries that remotes take from the shell. Of the two large ones only the names in use, so that the rest is
 * dropped from the build: 35 kB less. A name missing here is undefined inside a remote at run time; the test beside
 * this file reads the remotes' sources and fails before that happens.
 */
export const sharedLibraries = {
  react: React,
  'react-dom': ReactDOM,
  'react-router': {
    Link,
    NavLink,
    Navigate,
    Outlet,
    isRouteErrorResponse,
    redirect,
    redirectDocument,
    useBlocker,
    useLocation,
    useNavigate,
    useNavigation,
    useParams,
    useRouteError,
    useSearchParams,
    useViewTransitionState,
  },
  '@tanstack/react-query': {
    QueryClient,
    keepPreviousData,
    mutationOptions,
    queryOptions,
    skipToken,
    useInfiniteQuery,
    useMutation,
    useQueries,
    useQuery,
    useQueryClient,
  },
  zustand,
  // Tells the remotes' code that `default` is its default export.
  'openapi-fetch': { __esModule: true, default: createClient },
  '@gallery/session': session,
} as const;
